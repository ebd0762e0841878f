// The keys that a condition proves.
import { NOTHING_PROVEN, type Proven } from '@/engines/scanner/css/findProven';

export interface TestJudgment {
  readonly whenTrue: Proven;
  readonly whenFalse: Proven;
}

export const UNSURE: TestJudgment = { whenTrue: NOTHING_PROVEN, whenFalse: NOTHING_PROVEN };
/** Most conditions are about something else than the platform. */
export function toJudgment(whenTrue: Proven, whenFalse: Proven): TestJudgment {
  return whenTrue === NOTHING_PROVEN && whenFalse === NOTHING_PROVEN
    ? UNSURE
    : { whenTrue, whenFalse };
}

export function swap({ whenTrue, whenFalse }: TestJudgment): TestJudgment {
  return toJudgment(whenFalse, whenTrue);
}
