import { handFile, takeFiles } from '@/browser/device/handedFile';

describe('handedFile', () => {
  it('waits for the page that reads it, and reaches it once', () => {
    const [first, second] = [new File(['a'], 'a.csv'), new File(['b'], 'b.csv')];
    handFile(new File(['x'], 'replaced.csv'));
    handFile(first);
    const taken: File[] = [];
    const end = takeFiles((file) => taken.push(file));
    expect(taken).toEqual([first]);

    handFile(second);
    expect(taken).toEqual([first, second]);
    end();
    handFile(first);
    expect(taken).toHaveLength(2);
    takeFiles((file) => taken.push(file))();
    expect(taken).toHaveLength(3);
  });
});
