import type { Day } from '@/domain/Day';
import type { RefusalCode } from '@/domain/Refusal';
import type { OwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';

/** What is asked for, taken from an address. */
export interface Asked {
  /** What it is answered from. */
  readonly catalogue: Catalogue;
  /** The changing parts of the path, decoded. */
  readonly parts: readonly string[];
  /** The parameters this kind of answer knows, and no others. */
  readonly search: URLSearchParams;
  /** The own audience it is for, where it names one, as it was looked up. */
  readonly own: OwnAudiences;
  readonly today: Day;
  /** Where this instance is reached, without a final slash: what links in the answer begin with. */
  readonly origin: string;
}

export interface Answer {
  readonly status: number;
  /** The media type with its charset. */
  readonly type: string;
  readonly body: string;
}

/** One kind of answer: where it is asked for, and how it and its refusals are written. */
export interface AnswerKind {
  /** Matches the path; its groups are the parts. */
  readonly pattern: RegExp;
  readonly parameters: readonly string[];
  readonly type: string;
  /** Throws `AnswerProblem`, or `Refusal` for an audience there is none of. */
  write(asked: Asked): string;
  /** The refusal in the same format. */
  refuse(problem: AnswerProblem, asked: Asked): string;
}

export type AnswerProblemCode =
  'NOT_FOUND' | 'SPLIT' | 'QUERY_INVALID' | RefusalCode | 'FORMAT_UNKNOWN' | 'INTERNAL';

/** Why there is no answer, in a sentence for whoever asked. */
export class AnswerProblem extends Error {
  override readonly name = 'AnswerProblem';

  constructor(
    readonly status: 400 | 404 | 410 | 500 | 501,
    readonly code: AnswerProblemCode,
    message: string,
  ) {
    super(message);
  }
}
