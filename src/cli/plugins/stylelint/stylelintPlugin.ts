// stylelint-plugin-plimsoll: what `plimsoll scan` finds in style sheets, where Stylelint reports it.
import stylelint, { type Rule } from 'stylelint';
import { scanText } from '@/cli/library/api';
import type { TextFinding } from '@/cli/library/apiTypes';

interface Wanted {
  readonly ruleName: string;
  readonly levels: readonly TextFinding['level'][];
  readonly hasProblems: boolean;
}

const plugins = [
  { ruleName: 'plimsoll/support', levels: ['error'], hasProblems: true },
  { ruleName: 'plimsoll/degrades', levels: ['warning', 'hint'], hasProblems: false },
].map((wanted) => createPlugin(wanted as Wanted));

export default plugins;

function createPlugin({ ruleName, levels, hasProblems }: Wanted) {
  const rule: Rule = (isOn) => async (root, result) => {
    if (!stylelint.utils.validateOptions(result, ruleName, { actual: isOn })) return;
    const { input } = root.source ?? {};
    if (!input) return;
    const say = (message: string, line: number, column: number, endColumn: number) =>
      stylelint.utils.report({
        ...{ ruleName, result, node: root, message: `${message} (${ruleName})` },
        ...{ start: { line, column }, end: { line, column: endColumn } },
      });
    try {
      // Without a name it is CSS from somewhere, such as a test of a configuration.
      const path = input.file ?? 'stdin.css';
      const report = await scanText(input.css, { path });
      for (const { level, message, line, column, endColumn } of report?.findings ?? [])
        if (levels.includes(level)) say(message, line, column, endColumn);
      if (hasProblems)
        for (const { message, line, column } of report?.problems ?? [])
          say(message, line, column, column + 1);
    } catch (error) {
      if (hasProblems) say(error instanceof Error ? error.message : String(error), 1, 1, 2);
    }
  };
  rule.ruleName = ruleName;
  rule.messages = {};
  return stylelint.createPlugin(ruleName, rule);
}
