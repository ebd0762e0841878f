import { readFileSync } from 'node:fs';
import { scanner, scanText } from '../../support/aScanner';

const breaksIn = async (name: string, code: string) =>
  (await scanText(name, code))
    .filter(({ consequence, guard }) => consequence === 'throws' && guard === null)
    .map(({ key, line }) => `${line} ${key}`);
const below = async (name: string, code: string, keys: RegExp) =>
  (await breaksIn(name, code)).filter((found) => keys.test(found));

describe('members of an object that only browsers with the members make', () => {
  it.each([
    'pad.addEventListener("touchstart", (event) => event.touches[0].pageX)',
    'pad.ontouchmove = (event) => event.changedTouches.length',
    'function move(event: TouchEvent) { return event.targetTouches[0].identifier }',
    'class A { private w: CloseWatcher | null = null; close() { this.w?.destroy() } end() { this.w!.requestClose() } }',
    'window.addEventListener("beforeinstallprompt", (event) => { event.prompt() })',
  ])('cannot fail: %s', async (code) => {
    const text = `const pad = document.querySelector<HTMLElement>("#pad")!; ${code}`;

    expect(await below('a.ts', text, /Touch|CloseWatcher|Prompt/)).toEqual([]);
  });

  it.each([
    ['new CloseWatcher().destroy()', ['1 api.CloseWatcher']],
    ['Temporal.Now.plainDateISO()', ['1 javascript.builtins.Temporal']],
    ['document.startViewTransition(() => {})', ['1 api.Document.startViewTransition']],
  ])('leave one failure, where the object comes from: %s', async (code, found) => {
    expect(
      (await breaksIn('a.js', code)).filter(
        (one) => !/Document$|navigator$|Array|Window/.test(one),
      ),
    ).toEqual(found);
  });

  it.each([
    ['an element, which any browser makes', 'document.querySelector("dialog").requestClose()'],
    ['a later member', 'document.body.animate([]).commitStyles()'],
    ['an iterator, which has no name', 'new Set().values().map(f)'],
    [
      'an object of another kind before',
      'details.addEventListener("toggle", (e) => e.newState.trim())',
    ],
  ])('may be missing from %s', async (_, code) => {
    const text = `const details = document.querySelector("details"); ${code}`;

    expect(
      await below('a.js', text, /requestClose|commitStyles|Iterator\.map|newState/),
    ).toHaveLength(1);
  });
});

describe('a part that comes with its whole', () => {
  const outcomes = async (name: string, code: string, key: string) =>
    (await scanText(name, code)).filter((use) => use.key === key).map((use) => use.consequence);

  it.each([
    ['a.css', '.t { field-sizing: content }', 'css.properties.field-sizing.content'],
    [
      'a.js',
      'document.startViewTransition(f)',
      'api.Document.startViewTransition.updateCallback_parameter',
    ],
    [
      'a.js',
      'import a from "./a.json" with { type: "json" }',
      'javascript.statements.import.import_attributes.type_json',
    ],
  ])('is not reported again, in %s: %s', async (name, code, key) => {
    expect(await outcomes(name, code, key)).toEqual(['not-reached']);
  });

  it('is reported where the whole is not written', async () => {
    const key = 'css.properties.animation-timeline.scroll';

    expect(await outcomes('a.css', 'a { animation-timeline: scroll() }', key)).not.toContain(
      'ignored',
    );
    expect(scanner.table.find(key)?.isGiven).toBe(true);
  });

  it('tells nothing of what each browser has', () => {
    expect(scanner.table.find('javascript.builtins.Array.includes')?.isGiven).toBe(false);
    expect(scanner.table.find('api.Node.appendChild')?.isGiven).toBe(false);
    expect(readFileSync('.plimsoll/scan-table.json', 'utf8').length).toBeLessThan(400_000);
  });
});
