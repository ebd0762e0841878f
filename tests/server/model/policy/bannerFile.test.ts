import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { LOCALES } from '@/domain/messages/locale';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { bannerFile } from '@/server/model/policy/bannerFile';
import { buildPolicy } from '@/server/model/policy/Policy';

const catalogue = loadCatalogue();
const policy = buildPolicy(createContext(catalogue, { today: '2026-11-22' }), {
  audience: 'region:DE',
  linePercent: 90,
});
const ORIGIN = 'https://plimsoll.example';

const script = (origin = ORIGIN) => bannerFile.write({ catalogue, policy, origin });

const chrome = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

/** A page with as much as the script uses, and no more: it must run where little is there. */
function visit(
  agent: string,
  languages: readonly string[] | undefined,
  { lang = '', origin = ORIGIN, closed = false } = {},
) {
  class Element {
    readonly children: (Element | string)[] = [];
    readonly style = {};
    readonly attributes: Record<string, string> = {};
    parentNode: Element | undefined;
    href = '';
    lang = '';
    onclick = () => undefined;

    constructor(readonly name: string) {}
    appendChild(child: Element | string) {
      this.children.push(child);
    }
    insertBefore(child: Element) {
      child.parentNode = this;
      this.children.unshift(child);
    }
    removeChild(child: Element) {
      this.children.splice(this.children.indexOf(child), 1);
    }
    setAttribute(name: string, value: string) {
      this.attributes[name] = value;
    }
    get text(): string {
      return this.children.map((one) => (typeof one === 'string' ? one : one.text)).join('');
    }
    find(name: string): Element | undefined {
      const inner = this.children.filter((one) => typeof one !== 'string');
      return inner.find((one) => one.name === name) ?? inner.map((one) => one.find(name))[0];
    }
  }

  const body = new Element('body');
  const stored: Record<string, string> = closed ? { 'plimsoll-please-update': '1' } : {};
  const page = {
    navigator: { userAgent: agent, ...(languages && { languages }), language: languages?.[0] },
    sessionStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => void (stored[key] = value),
    },
    document: {
      body,
      documentElement: { lang },
      createElement: (name: string) => new Element(name),
      createTextNode: (text: string) => text,
    },
  };
  runInNewContext(script(origin), page);
  return { box: body.find('div'), body, stored };
}

describe('the “please update” banner', () => {
  it('asks to update an old browser, and leaves others alone', () => {
    expect(visit(chrome(60), ['en']).box?.text).toMatch(/^Your browser is out of date/);
    for (const agent of [chrome(200), 'curl/8.0', 'Mozilla/5.0 (compatible; SomeApp/1.0)'])
      expect(visit(agent, ['en']).box).toBeUndefined();
  });

  it('offers another browser where no version is supported', () => {
    const explorer = 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko';

    expect(policy.givenUp.map(({ browser }) => browser.slug)).toContain('ie');
    expect(visit(explorer, undefined).box?.text).toMatch(/use another one/);
  });

  it.each([
    [['de-AT', 'en'], '', 'de', 'Ihr Browser ist veraltet'],
    [['it', 'fr'], '', 'fr', 'Votre navigateur'],
    [['de'], 'es-MX', 'es', 'Su navegador'],
    [['ja'], 'it', 'ja', 'お使いのブラウザー'],
    [['it'], '', 'en', 'Your browser'],
  ])('answers %j on a page in “%s” in %s', (languages, lang, expected, words) => {
    const { box } = visit(chrome(60), languages, { lang });

    expect(box?.lang).toBe(expected);
    expect(box?.text.startsWith(words)).toBe(true);
    expect(box?.attributes['role']).toBe('region');
    expect(box?.attributes['aria-label']).not.toBe('');
  });

  it('leads to the list in the same language, if there is a server with it', () => {
    expect(visit(chrome(60), ['de']).box?.find('a')?.href).toBe(
      `${ORIGIN}/policy/browsers?audience=region:DE&line=90&lang=de`,
    );
    expect(visit(chrome(60), ['de'], { origin: '' }).box?.find('a')).toBeUndefined();
  });

  it('stays closed for the rest of a visit', () => {
    const { box, body, stored } = visit(chrome(60), ['en']);
    box?.find('button')?.onclick();

    expect(body.children).toEqual([]);
    expect(stored).toEqual({ 'plimsoll-please-update': '1' });
    expect(visit(chrome(60), ['en'], { closed: true }).box).toBeUndefined();
  });

  it('says every sentence in every language, in the syntax of the browsers it is for', () => {
    const text = script();

    for (const locale of LOCALES) expect(text).toContain(`"${locale}": {`);
    expect(() => parse(text, { ecmaVersion: 5 })).not.toThrow();
  });
});
