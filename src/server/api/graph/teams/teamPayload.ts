import { builder, type GraphObjects } from '@/server/api/graph/public/builder';
import type { PayloadSource } from './teamMutation';

/** A payload `{ <noun>, problems }`; the noun is null when there are problems. */
export function teamPayload<Name extends keyof GraphObjects>(
  name: string,
  noun: string,
  type: Name,
  description: string,
) {
  const ref = builder.objectRef<PayloadSource<GraphObjects[Name]>>(name);
  ref.implement({
    description,
    fields: (t) => ({
      [noun]: t.field({
        type: type as never,
        nullable: true,
        description: 'The changed object in its new state. Null if there are problems.',
        resolve: (({ noun: value }: PayloadSource<unknown>) => value) as never,
      }),
      problems: t.field({
        type: ['Problem'],
        description: 'Why the change was refused. Empty if it was made.',
        extensions: { size: 1 },
        resolve: ({ problems }) => problems,
      }),
    }),
  });
  return ref;
}
