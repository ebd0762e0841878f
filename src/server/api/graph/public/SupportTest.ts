import { getSupportTest, type SupportTest } from '@/server/model/coverage/supportTest';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    SupportTest: SupportTest;
  }
}

/** Keys of the language itself, not of objects that scripts can look for. */
const SYNTAX = /^javascript\.(?!builtins\.)/;

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
    resolve: (feature, { audience, linePercent }, context) =>
      getSupportTest(
        context.catalogue,
        feature,
        context.audience(audience),
        checkLinePercent(linePercent),
      ),
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
  }),
});
