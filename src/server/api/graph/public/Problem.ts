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
  readonly path?: readonly string[] | undefined;
  /** The object as it is now, where another change came first. */
  readonly current?: object | undefined;
}

/** A refusal as the problems of a payload. Throws whatever else it is given. */
export function toProblems(cause: unknown): readonly Problem[] {
  if (!isRefusal(cause)) throw cause;
  const { code, message, details } = cause;
  const { path, current } = details as Pick<Problem, 'path' | 'current'>;
  return [{ code, message, path, current }];
}

interface Outcome {
  readonly problems: readonly Problem[];
}

/** Runs a mutation to its payload; a refusal gives a payload with only its problems. */
export async function withProblems<Payload extends object>(
  work: () => Promise<Payload>,
): Promise<Partial<Payload> & Outcome> {
  try {
    return { ...(await work()), problems: [] };
  } catch (cause) {
    return { problems: toProblems(cause) } as Partial<Payload> & Outcome;
  }
}

builder.objectType('Problem', {
  description: 'Why a request was refused.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'A stable code, such as AUDIENCE_INVALID.' }),
    message: t.exposeString('message', {
      description: 'What is wrong and what was expected, as a sentence.',
    }),
    path: t.stringList({
      nullable: true,
      description: 'The part of `input` that is at fault. Null if none is.',
      extensions: { size: 1 },
      resolve: ({ path }) => (path ? [...path] : null),
    }),
    current: t.field({
      type: 'Node',
      nullable: true,
      description: 'With CONFLICT, what is stored now.',
      resolve: ({ current }) => current,
    }),
  }),
});
