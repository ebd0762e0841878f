import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { provenBelowLine, SYNTAX } from '@/server/model/coverage/provenFeatures';
import { getSupportTest, type SupportTest } from '@/server/model/coverage/supportTest';
import { checkFirst } from '@/server/model/features/connection';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    SupportTest: AskedTest;
  }
}

interface AskedTest extends SupportTest {
  readonly audience: Audience;
  readonly linePercent: number;
}

const PROVEN = { byDefault: 10, max: 100 };

builder.objectFields('Feature', (t) => ({
  isSyntax: t.boolean({
    description:
      'Whether it is syntax of JavaScript: no code can test for it, and a file that uses it does not run without it.',
    resolve: ({ keys }) => keys.length > 0 && keys.every(({ path }) => SYNTAX.test(path)),
  }),
  supportTest: t.field({
    type: 'SupportTest',
    nullable: true,
    description:
      'Code that tests for it: of all its keys, the one whose support comes closest. Null if code can’t test for it.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    resolve: (feature, args, context) => {
      const audience = context.audience(args.audience);
      const linePercent = checkLinePercent(args.linePercent);
      const test = getSupportTest(context.catalogue, feature, audience, linePercent);
      return test && { ...test, audience, linePercent };
    },
  }),
}));

builder.objectType('SupportTest', {
  description: 'Code that tests for a feature, and who passes.',
  fields: (t) => ({
    compatKey: t.field({
      type: 'CompatKey',
      description: 'The key it tests for.',
      resolve: ({ key }) => key,
    }),
    code: t.exposeString('code', {
      description: 'To copy: `@supports … { }` in CSS, or `if (…) { }` in JavaScript.',
    }),
    share: t.exposeFloat('share', {
      description: 'In whose browsers it passes: a share of the whole audience, 0–1.',
    }),
    provenCount: t.int({
      description:
        'How many other features, below the line and not discouraged, code inside the test may use: every browser release that may pass fully supports them.',
      ...computed(),
      resolve: (test, _, context) => provenOf(test, context).length,
    }),
    provenFeatures: t.field({
      type: ['Feature'],
      description: 'Those features, best supported first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${PROVEN.max}. Default: ${PROVEN.byDefault}.`,
        }),
      },
      ...computed({ size: 3 }),
      resolve: (test, { first }, context) =>
        provenOf(test, context).slice(0, checkFirst(first, PROVEN)),
    }),
  }),
});

const provenOf = (
  { key, audience, linePercent }: AskedTest,
  { catalogue }: { readonly catalogue: Catalogue },
) => provenBelowLine(catalogue, key, audience, linePercent);
