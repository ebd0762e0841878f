// Ruled by docs/decisions/0017-answers-that-travel.md.
import type { Day } from '@/domain/Day';
import type { RefusalCode } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { OwnAudiences } from '@/server/model/audiences/ownAudiences';

/** A parsed request for an answer. */
export interface AnswerRequest {
  readonly catalogue: Catalogue;
  /** The capture groups of the path, decoded. */
  readonly parts: readonly string[];
  /** Only the parameters that this kind of answer supports. */
  readonly search: URLSearchParams;
  /** The own audiences the URL names, already loaded. */
  readonly own: OwnAudiences;
  readonly today: Day;
  /** Origin of this instance, without a trailing slash. Links in the answer start with it. */
  readonly origin: string;
}

export interface Answer {
  readonly status: number;
  /** Media type with charset. */
  readonly type: string;
  readonly body: string;
  /** The content of a picture, whose `body` is empty. */
  readonly bytes?: Buffer;
}

/** One kind of answer: its URL pattern and how to write the answer and its errors. */
export interface AnswerKind {
  /** Matches the path; the capture groups become `parts`. */
  readonly pattern: RegExp;
  readonly parameters: readonly string[];
  readonly type: string;
  /** @throws AnswerProblem, or Refusal for an unknown audience */
  write(asked: AnswerRequest): string | Buffer;
  /** Writes an error in the same format. */
  refuse(problem: AnswerProblem, asked: AnswerRequest): string | Buffer;
}

export type AnswerProblemCode =
  | 'NOT_FOUND'
  | 'SPLIT'
  | 'QUERY_INVALID'
  | RefusalCode
  | 'FORMAT_UNKNOWN'
  | 'INTERNAL';

/** Why there is no answer. The message is public. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem';

  constructor(
    readonly status: 400 | 404 | 410 | 500 | 501 | 503,
    readonly code: AnswerProblemCode,
    message: string,
  ) {
    super(message);
  }
}
