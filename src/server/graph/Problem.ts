import { isRefusal } from '@/domain/Refusal';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Problem: Problem;
  }
}

export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** A refusal as the problems of a payload. Throws whatever else it is given. */
export function toProblems(cause: unknown): readonly Problem[] {
  if (!isRefusal(cause)) throw cause;
  return [{ code: cause.code, message: cause.message }];
}

builder.objectType('Problem', {
  description: 'Why a request was refused.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable code, such as AUDIENCE_INVALID.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what was expected, as a sentence.',
    }),
  }),
});
