// Answers from a Plimsoll server. Names are still looked up in the data of the package, which any
// server of the same month knows.
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { Answers } from './Answers';
import { type GraphqlRequest, readData, toInit } from './graphqlRequest';
import { readRefusal } from './readRefusal';
import { serverAudience } from './serverAudience';
import { serverReport } from './serverReport';

const TIMEOUT_MS = 15_000;
/** The audience may be right, and its database away, or it was deleted: nothing to correct here. */
const AWAY = /^AUDIENCE_(?:GONE|UNKNOWN|UNAVAILABLE)$/;

export function serverAnswers(server: string, findPath: Answers['findPath']): Answers {
  const origin = server.replace(/\/+$/, '');
  const query = async <Data>(variables: GraphqlRequest): Promise<Data> => {
    const response = await ask(origin, '/graphql', toInit(variables));
    if (response.status >= 500) throw unreachable(origin, `it answered ${response.status}`);
    return readData<Data>(await response.text(), () =>
      unreachable(origin, 'it does not speak GraphQL, so it may not be a Plimsoll server'),
    );
  };
  return {
    findPath,
    get: async (address) => {
      const response = await ask(origin, address);
      const body = await response.text();
      if (response.ok) return body;
      if (response.status >= 500) throw unreachable(origin, `it answered ${response.status}`);
      const { code, message } = readRefusal(body);
      if (code === undefined && /^\s*</.test(body))
        throw unreachable(
          origin,
          `it has no ${address.split('?', 1)[0]}, so it may not be a Plimsoll server`,
        );
      throw new CliProblem(AWAY.test(code ?? '') ? EXIT.unreachable : EXIT.usage, message);
    },
    audience: async (key) => serverAudience.read(await query(serverAudience.request(key))),
    report: async (uses, terms) =>
      serverReport.read(await query(serverReport.request(uses, terms))),
  };
}

async function ask(origin: string, address: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(`${origin}${address}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError';
    throw unreachable(
      origin,
      isLate ? `it did not answer within ${TIMEOUT_MS / 1000} s` : 'the connection failed',
    );
  }
}

function unreachable(origin: string, why: string): CliProblem {
  return new CliProblem(
    EXIT.unreachable,
    `The server ${origin} cannot be asked: ${why}. Check the address, or ask without a server to use the data in the package.`,
  );
}
