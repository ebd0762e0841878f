import { keysIn, usesOfKey } from '../../support/aScanner';

describe('what a class has for itself', () => {
  it.each([
    ['new Map().groupBy(f)', 'Map.groupBy'],
    ['const e = new Error("a"); e.isError = true', 'Error.isError'],
    ['[].values().concat([])', 'Iterator.concat'],
    ['new Uint8Array(1).fromHex("a")', 'Uint8Array.fromHex'],
  ])('is no member of its instances: %s', async (code, key) => {
    expect(await keysIn('a.js', code)).not.toContain(`javascript.builtins.${key}`);
  });

  it.each(['Map.groupBy', 'Error.isError', 'Iterator.concat', 'Uint8Array.fromHex'])(
    'is %s',
    async (name) => {
      expect(await keysIn('a.js', `${name}(a)`)).toContain(`javascript.builtins.${name}`);
    },
  );
});

describe('types of receivers', () => {
  it.each([
    [
      'a callback’s parameter',
      'a.js',
      '[new Map()].forEach((m) => m.getOrInsert(1, 2))',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      'an event’s parameter',
      'a.js',
      'document.body.addEventListener("toggle", (e) => e.newState)',
      'api.ToggleEvent.newState',
    ],
    [
      'an awaited call',
      'a.js',
      'async function f() { const r = await fetch("/x"); r.bytes() }',
      'api.Response.bytes',
    ],
    [
      'what a for…of goes through',
      'a.js',
      'for (const d of document.querySelectorAll("dialog")) d.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'destructuring',
      'a.js',
      'const { clipboard } = navigator; clipboard.write(x)',
      'api.Clipboard.write',
    ],
    [
      'a field of a class',
      'a.ts',
      'class A { private box = new Set<string>(); f() { this.box.union(x) } }',
      'javascript.builtins.Set.union',
    ],
    [
      'a parameter property',
      'a.ts',
      'class A { constructor(private readonly d: HTMLDialogElement) {} f() { this.d.requestClose() } }',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a local interface',
      'a.ts',
      'interface Box { d: HTMLDialogElement } const f = (b: Box) => b.d.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a nullable annotation',
      'a.ts',
      'const f = (d: HTMLDialogElement | null) => d?.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a prototype',
      'a.js',
      'Array.prototype.findLast.call(x)',
      'javascript.builtins.Array.findLast',
    ],
    [
      'a name set once, later',
      'a.js',
      'let m; m = new Map(); m.getOrInsert(1, 2)',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      'what a function of the file returns',
      'a.js',
      'function get() { if (x) return null; return document.querySelector("dialog") } get().requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'what a callback makes of a list',
      'a.js',
      '[..."ab"].map((c) => new Map([[c, [1]]])).flatMap((m) => m.get("a")).at(-1)',
      'javascript.builtins.Array.at',
    ],
    [
      'a comment',
      'a.js',
      '/**\n * @param {HTMLDialogElement | null} d\n */\nconst f = (d) => d.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a test',
      'a.ts',
      'const f = (d: unknown) => { if (!(d instanceof HTMLDialogElement)) return; d.requestClose() }',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'what a class writes to itself',
      'a.js',
      'class A { constructor() { this.d = document.createElement("dialog") } f() { this.d.requestClose() } }',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a parameter that is taken apart',
      'a.js',
      'document.body.ontoggle = ({ newState }) => 1',
      'api.ToggleEvent.newState',
    ],
    [
      'an event that rises to the window',
      'a.js',
      'addEventListener("pointermove", (e) => e.getCoalescedEvents())',
      'api.PointerEvent.getCoalescedEvents',
    ],
    [
      'all promises at once',
      'a.js',
      'Promise.all([fetch("a"), 1]).then(([a]) => a.bytes())',
      'api.Response.bytes',
    ],
    [
      'a reference in JSX',
      'a.tsx',
      'import { useRef } from "react"; const d = useRef<HTMLDialogElement>(null); d.current?.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a class with a type parameter',
      'a.ts',
      'class A<T> { constructor(readonly of: T) {} } const f = (a: A<Set<string>>) => a.of.union(x)',
      'javascript.builtins.Set.union',
    ],
  ])('follows %s', async (_, name, code, key) => {
    expect(await keysIn(name, code)).toContain(key);
  });

  it.each([
    [
      'a name set to different things',
      'a.js',
      'let m = new Map(); m = other(); m.getOrInsert(1, 2)',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      'an imported class of a platform name',
      'a.ts',
      'import { Map } from "./map"; const f = (m: Map) => m.getOrInsert(1, 2)',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      'a method of the file’s own subclass',
      'a.js',
      'class D extends HTMLElement { requestClose() {} f() { this.requestClose() } }',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'a name that only looks right',
      'a.js',
      'thing.startViewTransition()',
      'api.Document.startViewTransition',
    ],
    [
      'names every object has',
      'a.js',
      'const t = {}; t.constructor; t.__proto__; t.toString()',
      'api.Document.constructor',
    ],
    [
      'a type parameter of a platform name',
      'a.ts',
      'function f<Response>(r: Response) { r.bytes() }',
      'api.Response.bytes',
    ],
    [
      'a function with several signatures',
      'a.ts',
      'function f(x: 1): void; function f(x: 2): Set<string>; function f(x: any): any {} f(1).union()',
      'javascript.builtins.Set.union',
    ],
    ['one of two kinds', 'a.js', 'const a = b ? [] : {}; a.at(1)', 'javascript.builtins.Array.at'],
    [
      'the names of an interface’s members',
      'a.ts',
      'const f = (k: keyof HTMLDialogElement) => k.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'an own method of a class that extends a list',
      'a.js',
      'class A extends Array { toSorted() {} } new A().toSorted()',
      'javascript.builtins.Array.toSorted',
    ],
  ])('is not led astray by %s', async (_, name, code, key) => {
    expect(await keysIn(name, code)).not.toContain(key);
  });

  it('says where a call stands between', async () => {
    const [use] = await usesOfKey(
      'a.js',
      'async function f() { (await fetch("/x")).bytes() }',
      'api.Response.bytes',
    );

    expect(use?.evidence).toBe('typed');
  });

  it('says where a use stands', async () => {
    const [use] = await usesOfKey(
      'src/a.js',
      'const a = 1;\n  navigator.share({})',
      'api.Navigator.share',
    );

    expect(use).toMatchObject({
      file: 'src/a.js',
      line: 2,
      column: 13,
      endColumn: 18,
      feature: 'share',
    });
  });
});
