// Answers from the packaged data, under the same addresses as a server's.
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { today } from '@/domain/today';
import { policyAnswers } from '@/server/api/answers/policy';
import { findKind, parseAddress, writeAnswer } from '@/server/api/answers/writeAnswer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { CodeReader } from '@/server/model/scan/readCode';
import type { Answers } from './Answers';
import { readRefusal } from './readRefusal';

/** Audiences that only the server knows on which they were made. */
export const OWN_AUDIENCE = /^\s*(?:custom|blend):/i;

export function embeddedAnswers(catalogue: Catalogue, readCode: CodeReader): Answers {
  return {
    findPath: async (subject) => {
      const { pathOfSubject } = await import('./pathOfSubject');
      return pathOfSubject(catalogue, readCode, subject);
    },
    get: (address) => answerFrom(catalogue, address),
    audience: async (key) => {
      refuseOwnAudience(key);
      const { embeddedAudience } = await import('./embeddedAudience');
      return embeddedAudience(catalogue, key);
    },
    allKeys: async (audience) => {
      refuseOwnAudience(audience);
      const { embeddedKeys } = await import('./embeddedReport');
      return embeddedKeys(catalogue, audience);
    },
    report: async (uses, { audience, line }) => {
      refuseOwnAudience(audience);
      const { embeddedReport } = await import('./embeddedReport');
      return embeddedReport(catalogue, uses, audience, line);
    },
  };
}

async function answerFrom(catalogue: Catalogue, address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  refuseOwnAudience(searchParams.get('audience') ?? '');
  const kinds =
    findKind(policyAnswers, pathname) === undefined
      ? (await import('./subjectAnswers')).subjectAnswers
      : policyAnswers;
  const { kind, asked } = parseAddress(kinds, {
    catalogue,
    address,
    origin: '',
    today: today(),
    own: new Map(),
  });
  const { status, body } = writeAnswer(kind, asked, address);
  if (status === 200) return body;
  throw new CliProblem(EXIT.usage, readRefusal(body).message);
}

function refuseOwnAudience(audience: string): void {
  if (OWN_AUDIENCE.test(audience))
    throw new CliProblem(
      EXIT.usage,
      `Only its server knows the audience “${audience.trim()}”: name it with --server, PLIMSOLL_URL or "server" in plimsoll.config.json.`,
    );
}
