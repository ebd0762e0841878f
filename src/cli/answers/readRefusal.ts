import { CliProblem, EXIT } from '@/cli/ExitCode';

interface RefusalText {
  readonly code?: string | undefined;
  readonly message: string;
}

interface RefusalBody {
  readonly error?: Partial<RefusalText>;
  readonly errors?: readonly {
    readonly message?: string;
    readonly extensions?: { readonly code?: string };
  }[];
}

/** The reason for a missing answer, from its body: JSON, or a comment in the file's own syntax. */
export function readRefusal(body: string): RefusalText {
  try {
    const { error, errors } = JSON.parse(body) as RefusalBody;
    const [first] = errors ?? [];
    const { message, code } = error ?? { message: first?.message, code: first?.extensions?.code };
    if (typeof message === 'string') return { code, message };
  } catch {
    // Not JSON: files of other kinds say it in a comment.
  }
  return { message: body.replace(/^(?:#|\/\/) /, '').trim() };
}

/** The question may be right, but the server has no answer now, or lost the subject. */
const AWAY =
  /^(?:AUDIENCE_(?:GONE|UNKNOWN|UNAVAILABLE)|STORAGE_UNAVAILABLE|CLIENT_LIMIT|OVERLOADED)$/;

export const toProblem = ({ code = '', message }: RefusalText): CliProblem =>
  new CliProblem(AWAY.test(code) ? EXIT.unreachable : EXIT.usage, message);
