import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();

const ORIGIN = 'https://plimsoll.example';

interface Rich {
  readonly html: string;
  readonly width: number;
  readonly height: number;
}

function ask(parameters: Readonly<Record<string, string>>) {
  const { status, body } = renderAnswer(
    catalogue,
    `/oembed?${new URLSearchParams(parameters).toString()}`,
    ORIGIN,
    '2026-11-21',
  );
  return { status, answer: JSON.parse(body) as Rich & Record<string, unknown> };
}

describe('oembed', () => {
  it('returns the card for a feature’s page with all members of a rich response', () => {
    const { status, answer } = ask({
      url: `${ORIGIN}/features/has?audience=region:DE&line=90`,
      format: 'json',
    });

    expect(status).toBe(200);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: ':has()',
      provider_name: 'Plimsoll',
      provider_url: ORIGIN,
      width: 480,
    });
    expect(answer.html).toContain(
      `src="${ORIGIN}/embed/features/has?audience=region%3ADE&amp;line=90"`,
    );
    expect(answer.data).toContainEqual(expect.stringMatching(/^web-features@/));
  });

  it('accepts URLs of keys, share pages and cards', () => {
    for (const path of [
      '/compat/css/selectors/has',
      '/features/has/share',
      '/embed/features/has',
      '/features/has/',
    ])
      expect(ask({ url: ORIGIN + path }).status).toBe(200);
  });

  it('is higher where it is narrow, so that no part of a long card is cut', () => {
    const heightOf = (maxwidth: string): unknown =>
      ask({ url: `${ORIGIN}/features/view-transitions`, maxwidth }).answer.height;

    expect(heightOf('480')).toBe(350);
    expect(heightOf('479')).toBe(460);
    expect(heightOf('320')).toBe(460);
  });

  it('stays within the maximum size', () => {
    expect(
      ask({ url: `${ORIGIN}/features/has`, maxwidth: '320', maxheight: '200' }).answer,
    ).toMatchObject({ width: 320, height: 200 });
    expect(ask({ url: `${ORIGIN}/features/has`, maxwidth: '9000' }).answer.width).toBe(480);
    expect(ask({ url: `${ORIGIN}/features/has`, maxwidth: 'wide' }).answer.width).toBe(480);
  });

  it('refuses other sites, pages and formats', () => {
    for (const url of [
      'https://example.org/features/has',
      `${ORIGIN}/browsers/chrome`,
      'features/has',
      '',
      `${ORIGIN}/features/hass`,
    ]) {
      expect(ask({ url })).toMatchObject({ status: 404, answer: { error: { code: 'NOT_FOUND' } } });
    }
    expect(ask({ url: `${ORIGIN}/features/has`, format: 'xml' })).toMatchObject({
      status: 501,
      answer: { error: { code: 'FORMAT_UNKNOWN' } },
    });
  });
});
