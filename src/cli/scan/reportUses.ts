// --report: tells a project's page what its code uses.
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { formatCountWithNoun } from '@/domain/format';
import type { ScanFlags } from './ScanOptions';
import type { UseReportBody } from './toUseReport';

/** As the server bounds it. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 30_000;

const TOKEN = /^plim_[\w-]{32}$/;
const PROJECT = /^[\w-]+\/[\w-]+$/;

export interface ReportTarget {
  /** The addresses of a workspace and a project: `acme/shop`. */
  readonly project: string;
  readonly address: string;
  readonly token: string;
}

/**
 * Finds where a report goes before anything is scanned or sent. The server is never that of the
 * configuration: a pull request can change the file, and would get the token.
 * @throws CliProblem if the project, the server or the token is missing or malformed
 */
export function findReportTarget(
  { env }: Pick<CliWorld, 'env'>,
  { report = '', server = env.PLIMSOLL_URL }: Pick<ScanFlags, 'report' | 'server'>,
): ReportTarget {
  if (!PROJECT.test(report))
    throw refuse(`--report ${report}: name a workspace and a project, as in --report acme/shop.`);
  if (!server)
    throw refuse(
      '--report needs a server: set PLIMSOLL_URL or --server. The configuration’s is not taken, because a pull request can change it and would get the token.',
    );
  const token = env.PLIMSOLL_PROJECT_TOKEN?.trim();
  if (!token)
    throw refuse(
      'Hand the job PLIMSOLL_PROJECT_TOKEN, a token that may write. An admin makes one in the settings of the workspace.',
    );
  if (!TOKEN.test(token))
    throw refuse(
      'PLIMSOLL_PROJECT_TOKEN is not a token: it begins with plim_ and has 37 characters. Nothing was sent.',
    );
  const origin = server.replace(/\/+$/, '');
  return { project: report, address: `${origin}/api/projects/${report}/usage`, token };
}

/** @throws CliProblem if it does not arrive, or is refused */
export async function sendReport(
  { err }: Pick<CliWorld, 'err'>,
  { project, address, token }: ReportTarget,
  report: UseReportBody,
): Promise<void> {
  const body = JSON.stringify(report);
  if (Buffer.byteLength(body) > MAX_BYTES)
    throw refuse(
      `This report has ${(Buffer.byteLength(body) / 1e6).toFixed(1)} MB, and a server takes 1 MB. Report parts of the repository, each from its own folder.`,
    );
  const answer = readAnswer(await post(address, token, body), address);
  const places = report.uses.reduce((sum, { count }) => sum + count, 0);
  const unknown = answer.unknown?.length ?? 0;
  const words = [
    formatCountWithNoun(places, 'use'),
    `of ${formatCountWithNoun(report.uses.length, 'key')} in ${formatCountWithNoun(report.files.length, 'file')}`,
  ].join(' ');
  const rest =
    unknown === 0 ? '' : ` Its data lacks ${formatCountWithNoun(unknown, 'key')} of them.`;
  err(`Reported ${words} of ${report.repository} to ${project}.${rest}\n`);
}

async function post(address: string, token: string, body: string) {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
      // A token is for one server.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, text: await response.text() };
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw unreachable(address, isLate ? 'it did not answer in time' : 'the connection failed');
  }
}

interface Answer {
  readonly message?: string;
  readonly unknown?: readonly string[];
}

function readAnswer(
  { status, text }: { readonly status: number; readonly text: string },
  address: string,
): Answer {
  const answer = parseAnswer(text);
  if (status >= 500 || answer === undefined)
    throw unreachable(address, `it answered ${status}, and may be an older version`);
  if (status >= 400) throw refuse(answer.message ?? `The server answered ${status}.`);
  return answer;
}

function parseAnswer(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

const refuse = (sentence: string) => new CliProblem(EXIT.usage, sentence);

const unreachable = (address: string, why: string) =>
  new CliProblem(
    EXIT.unreachable,
    `Nothing was reported to ${address}: ${why}. Check the address, or run it again later.`,
  );
