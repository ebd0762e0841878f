import { findSentences } from '@/tools/findSentences';

describe('findSentences', () => {
  it('reads a sentence across the elements within it', () => {
    expect(
      findSentences('const a = <p>Saved in <code>{file.name}</code>, for <b>all</b> of you.</p>'),
    ).toEqual(['Saved in {name}, for all of you.']);
  });

  it('names what is filled in, and gives both sides of a choice', () => {
    expect(
      findSentences(
        "const a = `Use ${toPercent(share)} of ${isOwn ? 'yours' : 'theirs'} instead`;",
      ),
    ).toEqual(['Use {toPercent} of {yours | theirs} instead']);
  });

  it('reads labels, and neighboring elements one by one', () => {
    expect(
      findSentences(
        'const a = <div><p aria-label="Your line">One line.</p><p>Two lines.</p></div>',
      ),
    ).toEqual(['One line.', 'Your line', 'Two lines.']);
  });

  it('leaves out queries, imports, types and names in the code', () => {
    expect(
      findSentences(
        "import a from 'An import here'; type B = 'A type here'; const c = graphql`query Two { d e }`; const f = 'class names here';",
      ),
    ).toEqual([]);
  });
});
