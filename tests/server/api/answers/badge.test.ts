import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { childrenOf, readXml } from '../../../support/readXml';

const catalogue = loadCatalogue();

const badgeAt = (path: string) =>
  renderAnswer(catalogue, path, 'https://plimsoll.example', '2026-11-21');
const titleOf = (path: string): string => childrenOf(readXml(badgeAt(path).body), 'title')[0]!.text;
const wordsOf = (path: string): readonly string[] =>
  childrenOf(readXml(badgeAt(path).body), 'text').map(({ text }) => text);

describe('badge', () => {
  it('shows the name, the share and the answer', () => {
    expect(wordsOf('/badge/features/has.svg')).toEqual([':has()', '95.8\u202F%, yes']);
    expect(wordsOf('/badge/features/has.svg?line=99')).toEqual([':has()', '95.8\u202F%, not yet']);
    expect(wordsOf('/badge/features/temporal.svg')[1]).toMatch(/ not yet$/);
  });

  it('says for a policy which share its minimum versions keep', () => {
    expect(wordsOf('/badge/policy.svg?audience=region:DE&line=90')).toEqual([
      'browser support',
      expect.stringMatching(/^\d\d\.\d\u202F% of Germany$/) as string,
    ]);
    expect(titleOf('/badge/policy.svg')).toMatch(
      /^Browser support for World, line 95\u202F%: Chrome \d+, .* or newer, which is \d\d\.\d\u202F% of World\.$/,
    );
    expect(badgeAt('/badge/policy.svg?line=0').status).toBe(400);
    expect(badgeAt('/badge/policy.svg?adopt=nothing-like-this').status).toBe(404);
  });

  it('reads as one sentence to a screen reader', () => {
    const badge = readXml(badgeAt('/badge/features/has.svg?audience=region:DE&line=90').body);
    const title = titleOf('/badge/features/has.svg?audience=region:DE&line=90');

    expect(title).toMatch(
      /^:has\(\): Yes\. \d\d\.\d\u202F% of the audience “Germany” can use it, \d\.\d points above the line of 90\u202F%\. Widely available since 2026-06-19\.$/,
    );
    expect(badge.attributes).toMatchObject({ role: 'img', 'aria-label': title });
  });

  it('names the data it was computed from', () => {
    const [{ text } = { text: '' }] = childrenOf(
      readXml(badgeAt('/badge/features/has.svg').body),
      'desc',
    );
    for (const { name, version } of catalogue.packages)
      expect(text).toContain(`${name} ${version}`);
  });

  it('also exists for compat keys, by page path or dotted path', () => {
    expect(titleOf('/badge/compat/css/selectors/has.svg')).toBe(
      titleOf('/badge/compat/css.selectors.has.svg'),
    );
    expect(wordsOf('/badge/compat/api.CSSNumericArray.@@iterator.svg')[0]).toBe(
      'api.CSSNumericArray.@@iterator',
    );
  });

  it('uses the requested theme, and otherwise follows the color scheme', () => {
    const styleOf = (path: string): string =>
      childrenOf(readXml(badgeAt(path).body), 'style')[0]!.text;
    expect(styleOf('/badge/features/has.svg')).toContain('prefers-color-scheme:dark');
    expect(styleOf('/badge/features/has.svg?theme=light')).not.toContain('#15212c');
    expect(styleOf('/badge/features/has.svg?theme=dark')).not.toContain('prefers-color-scheme');
  });

  it('still works for a feature whose id has changed', () => {
    const { slug, target } = catalogue.redirectBySlug('masonry') as {
      slug: string;
      target: { name: string };
    };
    expect(wordsOf(`/badge/features/${slug}.svg`)[0]).toBe(target.name);
  });

  it.each([
    ['/badge/features/hass.svg', 404, /^There is no feature “hass”\. Did you mean has\b/],
    [
      '/badge/compat/css.selectors.hass.svg',
      404,
      /^There is no compatibility key “css\.selectors\.hass”\.$/,
    ],
    ['/badge/compat/css.svg', 404, /^The key “css” has no compat data of its own/],
    ['/badge/features/has.svg?line=120', 400, /^The line “120” must be a percentage above 0/],
    ['/badge/features/has.svg?theme=pink', 400, /^There is no theme “pink”/],
    ['/badge/features/has.svg?audience=mars', 400, /“mars” is not an audience/],
    ['/badge/features/%E0%A4%A.svg', 404, /^There is no feature/],
  ])('answers %s with a badge that shows the error', (path, status, sentence) => {
    expect(badgeAt(path).status).toBe(status);
    expect(titleOf(path)).toMatch(sentence);
  });

  it('renders for every feature, never wider than a line of text', () => {
    const widths = catalogue.features.map(({ slug }) =>
      Number(readXml(badgeAt(`/badge/features/${slug}.svg`).body).attributes['width']),
    );
    expect(Math.min(...widths)).toBeGreaterThan(120);
    expect(Math.max(...widths)).toBeLessThan(700);
  });
});
