import { toDepthProblem } from '@/engines/scanner/ScanProblem';

describe('toDepthProblem', () => {
  it('says that a file is nested too deep where an engine ran out of stack', () => {
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

  it('leaves other errors what they are', () => {
    expect(toDepthProblem(new RangeError('Invalid array length'))).toBeUndefined();
  });
});
