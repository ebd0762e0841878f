import { toDepthProblem } from '@/engines/scanner/ScanProblem';

describe('toDepthProblem', () => {
  it('reports deep nesting if an engine runs out of stack', () => {
    const dig = (): number => dig() + 1;
    let cause: unknown;
    try {
      dig();
    } catch (error) {
      cause = error;
    }
    const message = 'It is nested too deep to be read.';
    expect(toDepthProblem(cause)).toMatchObject({ message });
    expect(toDepthProblem(new Error('too much recursion'))).toMatchObject({ message });
  });

  it('keeps other errors as they are', () => {
    expect(toDepthProblem(new RangeError('Invalid array length'))).toBeUndefined();
  });
});
