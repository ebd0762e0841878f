// Answers from a Plimsoll server. Names are still looked up in the packaged data, which any server
// of the same month shares.
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { Answers } from './Answers';
import { type GraphqlRequest, readResponseData, toInit } from './graphqlRequest';
import { readRefusal, toProblem } from './readRefusal';
import { serverAudience } from './serverAudience';
import { serverReport } from './serverReport';

const TIMEOUT_MS = 15_000;

export function serverAnswers(server: string, findPath: Answers['findPath']): Answers {
  const origin = server.replace(/\/+$/, '');
  const query = async <Data>(variables: GraphqlRequest): Promise<Data> => {
    const { status, body } = await ask(origin, '/graphql', toInit(variables));
    if (status >= 500) throw unreachable(origin, `it answered ${status}`);
    return readResponseData<Data>(body, () =>
      unreachable(origin, 'it does not speak GraphQL, so it may not be a Plimsoll server'),
    );
  };
  const read = <Data, Facts>(toFacts: (data: Data) => Facts, data: Data): Facts => {
    try {
      return toFacts(data);
    } catch (cause) {
      if (!(cause instanceof TypeError)) throw cause;
      throw unreachable(origin, 'its answer lacks fields, so it may not be a Plimsoll server');
    }
  };
  return {
    findPath,
    get: async (address) => {
      const { status, isGood, body } = await ask(origin, address);
      if (isGood && (!JSON_ADDRESS.test(address) || isJson(body))) return body;
      if (isGood)
        throw unreachable(
          origin,
          'its answer is not JSON, so it may not be a Plimsoll server, or something answered in its place',
        );
      if (status >= 500) throw unreachable(origin, `it answered ${status}`);
      const refusal = readRefusal(body);
      if (refusal.code === undefined && /^\s*</.test(body))
        throw unreachable(
          origin,
          `it has no ${address.split('?', 1)[0]}, so it may not be a Plimsoll server`,
        );
      throw toProblem(refusal);
    },
    audience: async (key) => read(serverAudience.read, await query(serverAudience.request(key))),
    report: async (uses, terms) =>
      read(serverReport.read, await query(serverReport.request(uses, terms))),
  };
}

const JSON_ADDRESS = /^[^?]*\.json(?:\?|$)/;

function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

interface ServerAnswer {
  readonly status: number;
  readonly isGood: boolean;
  readonly body: string;
}

/** @throws CliProblem if the whole answer does not come in time */
async function ask(origin: string, address: string, init: RequestInit = {}): Promise<ServerAnswer> {
  try {
    const response = await fetch(`${origin}${address}`, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, isGood: response.ok, body: await response.text() };
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
