import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();

const cardAt = (path: string) =>
  renderAnswer(catalogue, path, 'https://plimsoll.example', '2026-11-21');

describe('card', () => {
  it('gives a verdict, names who is left out, and links to the page for the audience', () => {
    const { status, type, body } = cardAt('/embed/features/temporal?audience=region:DE&line=90');

    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(
      '<a href="https://plimsoll.example/features/temporal?audience=region%3ADE&amp;line=90" target="_blank" rel="noopener">Temporal</a>',
    );
    expect(body).toMatch(
      /<strong>Not yet\.<\/strong> \d\d\.\d\u202F% of the audience “Germany” can use it, \d+\.\d points below the line of 90\u202F%\./,
    );
    expect(body).toMatch(/missing in Safari\. Most of the others use Safari on iOS \(/);
  });

  it('runs no script and loads nothing', () => {
    const { body } = cardAt('/embed/features/has');
    expect(body).not.toMatch(
      /<(script|link|img|iframe|form|object)\b|\bon\w+=|style=|url\(|@import|src=/i,
    );
  });

  it('names its data sources with the credit their licenses require', () => {
    const { body } = cardAt('/embed/compat/css.selectors.has');
    expect(body).toContain(', 2026-11-21, from web-features');
    expect(body).toMatch(/web-features \d+\.\d+\.\d+ \(Apache-2\.0\)/);
    expect(body).toMatch(/caniuse-lite [\d.]+ \(CC-BY-4\.0\)/);
  });

  it('reports an error as a card', () => {
    expect(cardAt('/embed/features/hass')).toMatchObject({
      status: 404,
      body: expect.stringContaining('<p>There is no feature “hass”. Did you mean has') as string,
    });
    expect(cardAt('/embed/features/%3Cscript%3E').body).toContain('“&lt;script&gt;”');
    expect(cardAt('/embed/features/has?theme=pink')).toMatchObject({ status: 400 });
  });
});
