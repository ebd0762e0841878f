import { decodeSource } from '@/engines/scanner/files/decodeSource';
import { inProcessPool } from '../../support/inProcessScanner';

const CODE = '/* é */\nnavigator.share({});';
const KEY = 'api.Navigator.share';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

async function placesIn(content: Uint8Array<ArrayBuffer> | string, name = 'a.js', key = KEY) {
  const pool = inProcessPool();
  const tally = await pool.scan([{ name, content }], () => undefined);
  const shown = await pool.show([key], 5);
  return {
    places: shown.map(({ line, column, code }) => `${line}:${column} ${code}`),
    unread: tally.unread,
  };
}

describe('the encoding of a file', () => {
  it.each([
    ['UTF-8', utf8(CODE)],
    ['UTF-8 with a mark', utf8(`\uFEFF${CODE}`)],
    ['UTF-16, little end first', utf16(CODE, false)],
    ['UTF-16, big end first', utf16(CODE, true)],
    ['Latin-1', Uint8Array.from(Buffer.from(CODE, 'latin1'))],
    ['lines that end in CRLF', utf8(CODE.replace('\n', '\r\n'))],
    ['a text with a mark', `\uFEFF${CODE}`],
    ['half a surrogate pair before it', `'\uD800';\n${CODE.slice(CODE.indexOf('\n') + 1)}`],
    ['a NUL in a pasted text', `'\0';\n${CODE.slice(CODE.indexOf('\n') + 1)}`],
  ])('leaves places right: %s', async (_, content) => {
    expect(await placesIn(content)).toEqual({
      places: ['2:11 share'],
      unread: [],
    });
  });

  it('leaves places right in a style sheet with a mark, whose parser drops it', async () => {
    const css = '\uFEFFp:has(a) {}';

    expect((await placesIn(css, 'a.css', 'css.selectors.has')).places).toEqual(['1:3 has(']);
    expect((await placesIn(utf8(css), 'a.css', 'css.selectors.has')).places).toEqual(['1:3 has(']);
  });

  it('leaves places right in the bodies of a HAR', async () => {
    const har = JSON.stringify({
      log: {
        entries: [
          {
            request: { url: 'https://site.test/a.css' },
            response: { content: { mimeType: 'text/css', text: '\uFEFFp:has(a) {}' } },
          },
        ],
      },
    });

    expect((await placesIn(har, 'a.har', 'css.selectors.has')).places).toEqual(['1:3 has(']);
  });

  it('keeps places after signs of two code units', async () => {
    expect((await placesIn(utf8(`'😀'; navigator.share()`))).places).toEqual(['1:17 share']);
  });

  it('ends lines at lone carriage returns, as all who count lines do', async () => {
    expect((await placesIn(utf8('var a;\r// b\r\nnavigator.share()'))).places).toEqual([
      '3:11 share',
    ]);
  });

  it('leaves out bytes that are not text, and names the file', async () => {
    const { unread } = await placesIn(Uint8Array.of(0x61, 0, 0, 0x62));

    expect(unread).toEqual([{ name: 'a.js', reason: 'binary' }]);
    expect(decodeSource(Uint8Array.of(0x1f, 0x8b, 8, 0))).toBeUndefined();
  });
});
