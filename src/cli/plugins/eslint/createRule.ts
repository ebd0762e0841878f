// The findings of one file as reports of ESLint. Two rules share a scan: what fails, and what looks
// worse elsewhere.
import { join } from 'node:path';
import type { Rule } from 'eslint';
import { createSyncFn } from 'synckit';
import type { TextFinding, TextReport } from '@/cli/library/apiTypes';
import type { AskWorker, WorkerAnswer } from './scanWorker';

const ask = createSyncFn<AskWorker>(join(import.meta.dirname, 'scanWorker.mjs'));

/** The file that was scanned last: ESLint runs all rules on one file after another. */
let last:
  | { readonly name: string; readonly text: string; readonly answer: WorkerAnswer }
  | undefined;

function scanOnce({ filename: path, cwd, sourceCode: { text } }: Rule.RuleContext): WorkerAnswer {
  if (last?.name === path && last.text === text) return last.answer;
  const answer = askSafely(text, path, cwd);
  last = { name: path, text, answer };
  return answer;
}

/** A fault of ours must not end a run of the linter. */
function askSafely(text: string, path: string, cwd: string): WorkerAnswer {
  try {
    return ask(text, { path, cwd, fixes: true });
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

interface Wanted {
  readonly description: string;
  readonly levels: readonly TextFinding['level'][];
  /** True for the rule that also reports what could not be read. */
  readonly hasProblems: boolean;
}

export function createRule({ description, levels, hasProblems }: Wanted): Rule.RuleModule {
  return {
    meta: { type: 'problem', docs: { description }, hasSuggestions: true, schema: [] },
    create(context) {
      const check = () => {
        const { report, problem } = scanOnce(context);
        if (hasProblems && problem !== undefined)
          context.report({ loc: { line: 1, column: 0 }, message: `plimsoll: ${problem}` });
        if (report) reportFindings(context, report, levels);
        if (report && hasProblems) reportProblems(context, report);
      };
      // The root of a script, of a style sheet (@eslint/css) and of a page (@html-eslint).
      return { Program: check, StyleSheet: check, Document: check };
    },
  };
}

function reportFindings(
  context: Rule.RuleContext,
  { findings }: TextReport,
  levels: Wanted['levels'],
): void {
  const { sourceCode } = context;
  for (const { level, message, start, end, fixes } of findings)
    if (levels.includes(level))
      context.report({
        loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(end) },
        message,
        suggest: fixes.map((fix) => ({
          desc: fix.title,
          fix: (fixer) => fixer.replaceTextRange([fix.start, fix.end], fix.text),
        })),
      });
}

/** ESLint says itself what it cannot parse; comments that accept a use and are wrong, it cannot know. */
function reportProblems(context: Rule.RuleContext, { problems }: TextReport): void {
  for (const { line, message } of problems) {
    const { sourceCode } = context;
    const start = sourceCode.getLocFromIndex(offsetOfLine(sourceCode.text, line));
    context.report({ loc: start, message });
  }
}

/** @param line from 1 */
function offsetOfLine(text: string, line: number): number {
  let top = 0;
  for (let left = line; left > 1; left--) top = text.indexOf('\n', top) + 1;
  return top;
}
