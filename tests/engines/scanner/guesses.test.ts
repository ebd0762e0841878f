import { scanGuesses } from '../../support/aScanner';

const guessesIn = async (code: string, name = 'a.js') =>
  (await scanGuesses(name, code))
    .filter(({ evidence }) => evidence === 'possible')
    .map(({ key, guard }) => `${key}${guard === null ? '' : ` (${guard})`}`);

describe('a member of an object that nothing is known of', () => {
  it.each([
    ['function open(menu) { menu.showPopover() }', 'api.HTMLElement.showPopover'],
    [
      'export const idle = (host, f) => host.requestIdleCallback(f)',
      'api.Window.requestIdleCallback',
    ],
    ['const check = (text) => text.isWellFormed()', 'javascript.builtins.String.isWellFormed'],
    ['const sort = (rows) => rows.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['button.onclick = ({ target }) => target.showPopover()', 'api.HTMLElement.showPopover'],
  ])('is a guess if one interface has the name: %s', async (code, key) => {
    expect(await guessesIn(code)).toEqual([key]);
  });

  it.each([
    ['a name of several interfaces', 'function f(a) { a.close(); a.getReader() }'],
    ['a word that any code may use', 'function f(a) { a.share(); a.union(b) }'],
    ['a name that every browser has long had', 'function f(a) { a.appendChild(b) }'],
    ['a name that the platform gave up', 'function f(a) { a.setStatus(1) }'],
    ['a value that is only read or set', 'function f(a) { a.showPopover; a.showPopover = 1 }'],
    ['a member of an import', 'import menu from "menu"; menu.showPopover()'],
    ['what an import makes', 'const { queue } = require("q"); queue.make().showPopover()'],
    ['what another script makes', '$("#menu").showPopover()'],
    ['a member of an own class', 'class A { showPopover() {} } new A().showPopover()'],
    ['an own object', 'const a = { showPopover() {} }; a.showPopover()'],
    ['a call that asks first', 'function f(a) { a.showPopover?.() }'],
  ])('is no use at all: %s', async (_, code) => {
    expect(await guessesIn(code)).toEqual([]);
  });

  it('is guarded by a test of the name, on whatever object', async () => {
    const code = 'function f(a, proto) { if (proto.showPopover) a.showPopover() }';

    expect(await guessesIn(code)).toEqual(['api.HTMLElement.showPopover (feature-test)']);
  });
});
