import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { collectPhrases, Phrases } from '@/server/search/Phrases';
import { PHRASES, SAME_WORDS } from '@/server/search/phrases.data';
import { runAtOnce } from '@/server/search/Steps';

const catalogue = loadCatalogue();
const { features } = catalogue;
const phrases = runAtOnce(
  Phrases.build(collectPhrases(catalogue), (feature) => features.indexOf(feature)),
);

const meant = (query: string, isBegun = false): string[] =>
  [...phrases.matches(query, isBegun)]
    .sort(([, a], [, b]) => b - a)
    .map(([at]) => features[at]!.slug);

describe('the phrases', () => {
  it('name features in the catalogue, without duplicates', () => {
    const rows = PHRASES.map(([, slugs]) => slugs.split(' '));

    expect(rows.flat().filter((slug) => !catalogue.featureBySlug(slug))).toEqual([]);
    for (const slugs of rows) expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('are listed once each', () => {
    const texts = PHRASES.flatMap(([row]) => row.split(', '));

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
