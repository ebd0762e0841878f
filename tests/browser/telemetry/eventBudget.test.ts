import { createEventBudget } from '@/browser/telemetry/eventBudget';

const allowed = (mayReport: () => boolean, count: number) =>
  Array.from({ length: count }, mayReport).filter(Boolean).length;

describe('createEventBudget', () => {
  it('allows the first twenty errors of a burst, then one every ten seconds', () => {
    let now = 0;
    const mayReport = createEventBudget(() => now);

    expect(allowed(mayReport, 1000)).toBe(20);
    now = 9_999;
    expect(allowed(mayReport, 10)).toBe(0);
    now = 10_000;
    expect(allowed(mayReport, 10)).toBe(1);
    now = 40_000;
    expect(allowed(mayReport, 10)).toBe(3);
  });

  it('never accumulates more than twenty', () => {
    let now = 0;
    const mayReport = createEventBudget(() => now);
    now = 86_400_000;

    expect(allowed(mayReport, 1000)).toBe(20);
  });
});
