import { CliProblem, EXIT } from '@/cli/ExitCode';

export interface Asking {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
}

const MAX_MS = 30_000;
/** Lists that are longer are no list of ours. */
const MAX_PAGES = 50;

/** @throws CliProblem if there is no answer, or a refusal */
export async function askForge<Answer>(
  { base, headers }: Asking,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  body?: object,
): Promise<Answer> {
  const address = `${base.replace(/\/$/, '')}${path}`;
  try {
    const response = await fetch(address, {
      method,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(MAX_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.ok) return (await response.json()) as Answer;
    throw new CliProblem(
      EXIT.unreachable,
      `${method} ${address} was answered ${response.status}. ${remedyOf(response.status)}`,
    );
  } catch (error) {
    if (error instanceof CliProblem) throw error;
    throw new CliProblem(
      EXIT.unreachable,
      `${method} ${address} has no answer (${(error as Error).message}). Run it again later: it makes nothing twice.`,
    );
  }
}

function remedyOf(status: number): string {
  return status === 401 || status === 403 || status === 404
    ? 'Give the job’s token the permission to write issues and pull requests.'
    : 'Run it again later: it makes nothing twice.';
}

/** All pages of a list, until one is empty. @param path with a query */
export async function askPages<Row>(asking: Asking, path: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const more = await askForge<readonly Row[]>(asking, 'GET', `${path}&page=${page}`);
    if (more.length === 0) return rows;
    rows.push(...more);
  }
  throw new CliProblem(
    EXIT.unreachable,
    `${asking.base}${path} has more than ${MAX_PAGES} pages, which this does not read.`,
  );
}
