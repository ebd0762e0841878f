// eslint-plugin-plimsoll: what `plimsoll scan` finds, where ESLint reports it.
import type { ESLint, Linter } from 'eslint';
import { createRule } from './createRule';

declare const PLIMSOLL_VERSION: string;

const plugin = {
  meta: { name: 'eslint-plugin-plimsoll', version: PLIMSOLL_VERSION, namespace: 'plimsoll' },
  rules: {
    support: createRule({
      description: 'Report code that breaks below the line of the team’s audience.',
      levels: ['error'],
      hasProblems: true,
    }),
    degrades: createRule({
      description: 'Report code that looks worse below the line, or may break there.',
      levels: ['warning', 'hint'],
      hasProblems: false,
    }),
  },
} satisfies ESLint.Plugin;

/** For every file that the configuration lints in some language. */
const recommended: Linter.Config[] = [
  {
    name: 'plimsoll/recommended',
    plugins: { plimsoll: plugin },
    rules: { 'plimsoll/support': 'error', 'plimsoll/degrades': 'warn' },
  },
];

const eslintPlugin: typeof plugin & { configs: { recommended: Linter.Config[] } } = {
  ...plugin,
  configs: { recommended },
};

export default eslintPlugin;
