// An address → the answer of its kind, or in the same format the reason why it has no answer.
import type { Day } from '@/domain/Day';
import { isAway, isRefusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';
import { type Answer, type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';

const MAX_ADDRESS_LENGTH = 8_192;

export function findKind(kinds: readonly AnswerKind[], path: string): AnswerKind | undefined {
  return kinds.find(({ pattern }) => pattern.test(path));
}

interface Question {
  readonly catalogue: Catalogue;
  /** Path and query. */
  readonly address: string;
  readonly origin: string;
  readonly today: Day;
  readonly own: OwnAudiences;
}

/** The path must be one of the kinds'. */
export function parseAddress(
  kinds: readonly AnswerKind[],
  { address, ...question }: Question,
): { readonly kind: AnswerKind; readonly asked: AnswerRequest } {
  const [path = '', query = ''] = address.split(/\?(.*)/s);
  const kind = findKind(kinds, path)!;
  const given = new URLSearchParams(query);
  const search = new URLSearchParams(
    kind.parameters.flatMap((name) => (given.get(name) ? [[name, given.get(name)!]] : [])),
  );
  const [, ...parts] = kind.pattern.exec(path)!;
  return {
    kind,
    asked: {
      ...question,
      parts: parts.map((part: string | undefined) => decodePart(part ?? '')),
      search,
    },
  };
}

/** Rethrows any error but an `AnswerProblem` or a `Refusal`. */
export function writeAnswer(kind: AnswerKind, asked: AnswerRequest, address: string): Answer {
  try {
    if (address.length > MAX_ADDRESS_LENGTH)
      throw new AnswerProblem(
        400,
        'ARGUMENT_INVALID',
        `The address is longer than ${MAX_ADDRESS_LENGTH} characters.`,
      );
    return toAnswer(200, kind, kind.write(asked));
  } catch (error) {
    const problem = toAnswerProblem(error);
    return toAnswer(problem.status, kind, kind.refuse(problem, asked));
  }
}

/** The content in the form of its kind: text, or bytes. */
export function toAnswer(status: number, { type }: AnswerKind, content: string | Buffer): Answer {
  return typeof content === 'string'
    ? { status, type, body: content }
    : { status, type, body: '', bytes: content };
}

/** A malformed part is used as is; it matches nothing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function toAnswerProblem(error: unknown): AnswerProblem {
  if (error instanceof AnswerProblem) return error;
  if (isRefusal(error))
    return new AnswerProblem(isAway(error) ? 503 : 400, error.code, error.message);
  throw error;
}
