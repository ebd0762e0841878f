import { DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { Refusal } from '@/domain/Refusal';
import type { ArgBuilder } from './builder';

export const linePercentArg = (arg: ArgBuilder) =>
  arg.float({ required: true, description: 'The line in percent, above 0 and at most 100.' });

/** For lists, whose order and `coverage:` terms go by the share that governs at a line. */
export const listLineArg = (arg: ArgBuilder) =>
  arg.float({
    description: `The line in percent, above 0 and at most 100: \`coverage:\` and the order go by the share that \`Verdict\` gives for it. Default: ${DEFAULT_LINE_PERCENT}.`,
  });

/** @throws Refusal ARGUMENT_INVALID if it is given and not between 0 and 100 */
export const checkListLine = (linePercent: number | null | undefined): number | undefined =>
  linePercent == null ? undefined : checkLinePercent(linePercent);

/** @throws Refusal ARGUMENT_INVALID if it is not between 0 and 100 */
export function checkLinePercent(linePercent: number): number {
  if (linePercent > 0 && linePercent <= 100) return linePercent;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `\`linePercent\` is ${linePercent}, but must be above 0 and at most 100.`,
  );
}
