import { Refusal } from '@/domain/Refusal';

type ScimType = 'invalidFilter' | 'invalidPath' | 'invalidSyntax' | 'invalidValue' | 'mutability';

/** A fault of a request, with the word of the protocol for it. */
export const scimProblem = (scimType: ScimType, message: string): Refusal =>
  new Refusal('ARGUMENT_INVALID', message, { scimType });
