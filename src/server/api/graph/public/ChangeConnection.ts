import { type Change, CHANGE_KINDS, type ChangeKind } from '@/server/model/changes/compareSides';
import {
  type ChangePoint,
  comparableDays,
  compareData,
  type Comparison,
  isComparable,
  latestDays,
} from '@/server/model/changes/comparison';
import {
  arrayRows,
  type Connection,
  encodeCursor,
  paginate,
} from '@/server/model/features/connection';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { changeKindEnum } from './Change';
import { computed } from './computed';
import { connectionFields } from './connectionFields';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    ChangeEdge: Change;
    ChangePoint: ChangePoint;
    ChangeCount: { readonly kind: ChangeKind; readonly count: number };
    ChangeConnection: Connection<Change> & { readonly comparison: Comparison };
  }
}

builder.objectType('ChangeEdge', {
  description: 'A change in a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Opaque. Pass it as `after` to continue from this row.',
      resolve: ({ slug }) => encodeCursor(slug),
    }),
    node: t.field({ type: 'Change', description: 'The change.', resolve: (change) => change }),
  }),
});

builder.objectType('ChangePoint', {
  description: 'One end of a comparison: a data version, or a date.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The data version, or the date.' }),
    isDay: t.exposeBoolean('isDay', { description: 'Whether it is a date.' }),
    asOf: t.expose('asOf', {
      type: 'Date',
      description: 'The date of the data, or the date itself.',
    }),
    packages: t.field({
      type: ['DataPackage'],
      description: 'The npm packages the data comes from.',
      extensions: { size: 5 },
      resolve: ({ packages }) => packages,
    }),
    usage: t.exposeString('usage', {
      description: 'The package that world and country audiences are weighted by.',
    }),
  }),
});

builder.objectType('ChangeCount', {
  description: 'How many features changed in one way.',
  fields: (t) => ({
    kind: t.expose('kind', { type: changeKindEnum, description: 'What changed.' }),
    count: t.exposeInt('count', { description: 'How many features.' }),
  }),
});

builder.objectType('ChangeConnection', {
  description: 'A page of what differs between two data versions or two dates.',
  fields: (t) => ({
    from: t.field({
      type: 'ChangePoint',
      description: 'The earlier end.',
      resolve: ({ comparison }) => comparison.from,
    }),
    to: t.field({
      type: 'ChangePoint',
      description: 'The later end.',
      resolve: ({ comparison }) => comparison.to,
    }),
    hasPastUsage: t.boolean({
      description:
        'Whether the audience’s usage is known at both ends. If not, today’s usage is applied to the releases that were out.',
      resolve: ({ comparison }) => comparison.hasPastUsage,
    }),
    counts: t.field({
      type: ['ChangeCount'],
      description: 'How many features changed in each way, regardless of `kind`.',
      extensions: { size: CHANGE_KINDS.length },
      resolve: ({ comparison: { changes } }) =>
        CHANGE_KINDS.map((kind) => ({
          kind,
          count: changes.filter(({ kinds }) => kinds.includes(kind)).length,
        })),
    }),
    gone: t.stringList({
      description: 'Ids of features that the later data neither has nor redirects.',
      extensions: { size: 1 },
      resolve: ({ comparison }) => [...comparison.gone],
    }),
    ...connectionFields(t, 'ChangeEdge'),
  }),
});

const END = 'A data version, or a date such as `2026-03-24`; both ends must be of the same kind.';

builder.queryFields((t) => ({
  changes: t.field({
    type: 'ChangeConnection',
    description:
      'What differs between two data versions or two dates, for an audience: largest shift of coverage first. Errors: ARGUMENT_INVALID.',
    args: {
      from: t.arg.string({ required: true, description: END }),
      to: t.arg.string({ required: true, description: END }),
      audience: audienceArg(t.arg),
      kind: t.arg({ type: changeKindEnum, description: 'Lists only changes of this kind.' }),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: (_, { from, to, audience, kind, ...page }, context) => {
      const comparison = compareData(context, from, to, audience);
      const changes = comparison.changes.filter(
        ({ kinds }) => kind == null || kinds.includes(kind),
      );
      return {
        comparison,
        ...paginate(
          arrayRows(changes, ({ slug }) => slug),
          page,
        ),
      };
    },
  }),
  latestChanges: t.field({
    type: 'ChangeConnection',
    description:
      'The changes of the last few months: since the newest usage table that is 60 days old.',
    args: { audience: audienceArg(t.arg), ...forwardArgs(t.arg) },
    ...computed(),
    resolve: (_, { audience, ...page }, context) => {
      const { from, to } = latestDays(context.catalogue, context.today);
      const comparison = compareData(context, from, to, audience);
      return {
        comparison,
        ...paginate(
          arrayRows(comparison.changes, ({ slug }) => slug),
          page,
        ),
      };
    },
  }),
}));

builder.queryFields((t) => ({
  isComparable: t.boolean({
    description: 'Whether `changes` can compare two ends. If not, the error of `changes` says why.',
    args: {
      from: t.arg.string({ required: true, description: END }),
      to: t.arg.string({ required: true, description: END }),
    },
    resolve: (_, { from, to }, context) => isComparable(context, from, to),
  }),
  comparableDays: t.field({
    type: ['Date'],
    description:
      'The dates of the usage tables, and today, latest first. `changes` takes any date from the earliest of them on.',
    ...computed({ size: 33 }),
    resolve: (_, __, { catalogue, today }) => comparableDays(catalogue, today),
  }),
}));
