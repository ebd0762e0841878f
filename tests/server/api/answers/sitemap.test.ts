import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const ORIGIN = 'https://plimsoll.example';
const TODAY = '2026-11-21';
const answerAt = (path: string) => renderAnswer(catalogue, path, ORIGIN, TODAY);
const all = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value!);

describe('the site map', () => {
  const parts = all(answerAt('/sitemap.xml').body, 'loc').map((address) =>
    address.replace(ORIGIN, ''),
  );

  it('leads to parts with every feature and key, each below the limit of addresses', () => {
    const addresses = parts.map((part) => all(answerAt(part).body, 'loc'));
    const listed = new Set(addresses.flat());

    expect(parts).toHaveLength(4);
    expect(addresses.every(({ length }) => length > 20 && length <= 50_000)).toBe(true);
    expect(
      catalogue.features.filter(({ slug }) => !listed.has(`${ORIGIN}/features/${slug}`)),
    ).toEqual([]);
    expect(listed.has(`${ORIGIN}/compat/css/selectors/has`)).toBe(true);
    expect(listed.size).toBeGreaterThan(catalogue.keysWithDataCount + catalogue.features.length);
  });

  it('dates pages by what happened to a feature, never by today or later', () => {
    const days = all(answerAt('/sitemaps/features.xml').body, 'lastmod');

    expect(days.length).toBeGreaterThan(1_000);
    expect(days.every((day) => /^\d{4}-\d\d-\d\d$/.test(day) && day <= TODAY)).toBe(true);
    expect(days.filter((day) => day === TODAY).length).toBeLessThan(50);
  });

  it('says so where there is no such part', () => {
    expect(answerAt('/sitemaps/nothing.xml').status).toBe(404);
  });
});

describe('robots.txt and llms.txt', () => {
  it('lead programs to the site map, and keep them from lists without end', () => {
    const { body } = answerAt('/robots.txt');

    expect(body).toContain('Disallow: /search\n');
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  });

  it('name only answers that are there', () => {
    const { body } = answerAt('/llms.txt');
    const paths = [...body.matchAll(/\]\(https:\/\/plimsoll\.example([^)]*)\)/g)].map(
      ([, path]) => path!,
    );

    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths.filter((path) => /^\/(?:policy|features)[./]/.test(path)))
      expect(answerAt(path).status).toBe(200);
    expect(body).toContain(`${ORIGIN}/mcp`);
  });
});
