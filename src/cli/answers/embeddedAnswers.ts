// Answers from the packaged data, under the same addresses as a server's.
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { today } from '@/domain/today';
import type { AnswerKind } from '@/server/api/answers/Answer';
import { featureJson } from '@/server/api/answers/featureJson';
import { keyJson } from '@/server/api/answers/keyJson';
import { policyAnswers } from '@/server/api/answers/policy';
import { subjectParts } from '@/server/api/answers/subjectParts';
import { parseAddress, writeAnswer } from '@/server/api/answers/writeAnswer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Answers } from './Answers';
import { readRefusal } from './readRefusal';

const KINDS: readonly AnswerKind[] = [featureJson, keyJson, ...policyAnswers];

/** Audiences that only the server knows on which they were made. */
export const OWN_AUDIENCE = /^\s*(?:custom|blend):/i;

export function embeddedAnswers(catalogue: Catalogue): Answers {
  return {
    findPath: (subject) => pathOfSubject(catalogue, subject),
    get: (address) => Promise.resolve(answerFrom(catalogue, address)),
    audience: async (key) => {
      refuseOwnAudience(key);
      const { embeddedAudience } = await import('./embeddedAudience');
      return embeddedAudience(catalogue, key);
    },
    report: async (uses, { audience, line }) => {
      refuseOwnAudience(audience);
      const { embeddedReport } = await import('./embeddedReport');
      return embeddedReport(catalogue, uses, audience, line);
    },
  };
}

/** `/features/has.json`, `/compat/css.selectors.has.json` */
export function pathOfSubject(catalogue: Catalogue, subject: string): string {
  const [kind, id] = subjectParts(catalogue, subject);
  return `/${kind}/${encodeURIComponent(id)}.json`;
}

function answerFrom(catalogue: Catalogue, address: string): string {
  refuseOwnAudience(new URL(address, 'http://localhost').searchParams.get('audience') ?? '');
  const { kind, asked } = parseAddress(KINDS, {
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
