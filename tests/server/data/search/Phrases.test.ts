import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { collectPhrases, findMeant, isFeature, Phrases } from '@/server/data/search/Phrases';
import { PHRASES, SAME_WORDS } from '@/server/data/search/phrases.data';
import { runAtOnce } from '@/server/data/search/Steps';

const catalogue = loadCatalogue();
const { features } = catalogue;
const phrases = runAtOnce(
  Phrases.build(collectPhrases(catalogue), (meant) =>
    isFeature(meant) ? meant.index : features.length + meant.index,
  ),
);

const meant = (query: string, isBegun = false): string[] =>
  [...phrases.matches(query, { isBegun, isNamed: false, likeWorth: 1 })]
    .sort(([, a], [, b]) => b - a)
    .map(([at]) => features[at]?.slug ?? catalogue.keyAt(at - features.length).path);

describe('the phrases', () => {
  it('name features and keys with data in the catalogue, without duplicates', () => {
    const rows = PHRASES.map(({ means }) => means);
    const isKnown = (name: string): boolean => {
      const meant = findMeant(catalogue, name);
      return meant !== undefined && (isFeature(meant) || meant.hasData);
    };

    expect(rows.flat().filter((name) => !isKnown(name))).toEqual([]);
    for (const names of rows) expect(new Set(names).size).toBe(names.length);
  });

  it('are listed once each', () => {
    const texts = PHRASES.flatMap(({ phrases: texts }) => texts);

    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it('list each synonym in one group only', () => {
    const words = SAME_WORDS.flat();

    expect(new Set(words).size).toBe(words.length);
  });
});

describe('Phrases', () => {
  it('finds a phrase with any word endings, or written as one word', () => {
    for (const query of ['smooth scroll', 'smooth scrolling', 'smoothscroll'])
      expect(meant(query)[0]).toBe('scroll-behavior');
  });

  it('distinguishes two phrases with the same words by their order', () => {
    expect(meant('text to speech')[0]).toBe('speech-synthesis');
    expect(meant('speech to text')[0]).toBe('speech-recognition');
  });

  it('finds a phrase inside a sentence', () => {
    expect(meant('how do i add dark mode to my website')[0]).toBe('prefers-color-scheme');
  });

  it('matches the last word as a prefix only while typing', () => {
    expect(meant('sticky head', true)[0]).toBe('sticky-positioning');
    expect(meant('accordi', true)[0]).toBe('details');
    expect(meant('accordi', false)).toEqual([]);
  });

  it('does not match an identifier to a similar phrase', () => {
    expect(meant('clamp lines')[0]).toBe('line-clamp');
    expect(meant('clamp()')).not.toContain('line-clamp');
  });

  it('ranks caniuse’s keywords below our own phrases', () => {
    expect(meant('roundedcorners')[0]).toBe('border-radius');
  });
});
