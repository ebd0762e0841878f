import { Refusal } from '@/domain/Refusal';
import type { ArgBuilder } from './builder';

export const linePercentArg = (arg: ArgBuilder) =>
  arg.float({ required: true, description: 'The line in percent, above 0 and at most 100.' });

/** @throws Refusal ARGUMENT_INVALID if it is not between 0 and 100 */
export function checkLinePercent(linePercent: number): number {
  if (linePercent > 0 && linePercent <= 100) return linePercent;
  throw new Refusal(
    'ARGUMENT_INVALID',
    `\`linePercent\` is ${linePercent}, but must be above 0 and at most 100.`,
  );
}
