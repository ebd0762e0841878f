import { keysIn, scanner, scanText, usesOfKey } from '../../support/aScanner';

describe('names that every object has', () => {
  it('break no scan, and are members like others', async () => {
    const keys = await keysIn(
      'a.js',
      'Object.prototype.__defineGetter__("a", f); [].__lookupGetter__("x"); new Map().__proto__',
    );

    for (const name of ['defineGetter', 'lookupGetter', 'proto'])
      expect(keys).toContain(`javascript.builtins.Object.${name}`);
  });

  it('are not types that typeof gives', async () => {
    const code = 'function f(x) { if (typeof x === "constructor") x.y(); }';

    await expect(scanText('a.js', code)).resolves.toBeDefined();
  });
});

describe('guards that a name holds', () => {
  it.each([
    'const { gpu } = navigator; if (gpu) gpu.requestAdapter();',
    'const { gpu } = navigator; if (typeof gpu === "undefined") throw 1; gpu.requestAdapter();',
    'const has = navigator.gpu; if (has !== undefined) navigator.gpu.requestAdapter();',
  ])('count in %s', async (code) => {
    const [use] = await usesOfKey('a.js', code, 'api.GPU.requestAdapter');

    expect(use).toMatchObject({ guard: 'feature-test' });
  });

  it('do not count once the name is set again', async () => {
    const code = 'let { gpu } = navigator; gpu = fake; if (gpu) navigator.gpu.requestAdapter();';
    const [use] = await usesOfKey('a.js', code, 'api.GPU.requestAdapter');

    expect(use).toMatchObject({ guard: null });
  });
});

describe('what stands in files of several languages', () => {
  it('holds the integrity of an import map at its place in the page', async () => {
    const page = '<p></p>\n<script type="importmap">{"imports":{},"integrity":{}}</script>';
    const [use] = await usesOfKey('a.html', page, 'html.elements.script.type.importmap.integrity');

    expect(use).toMatchObject({ line: 2, column: 40 });
  });

  it('holds no attributes that a framework reads itself', async () => {
    const keys = await keysIn('a.vue', '<script setup lang="ts">let a;</script><p lang="en"></p>');

    expect(keys).toContain('html.global_attributes.lang');
    expect(await keysIn('b.vue', '<script setup lang="ts">let a;</script>')).not.toContain(
      'html.global_attributes.lang',
    );
  });

  it('is read if a script imports a deferred module', async () => {
    expect(await keysIn('a.mjs', 'import defer * as z from "z";')).toContain(
      'javascript.statements.import.defer',
    );
  });

  it('has its place in an Astro component with CRLF', async () => {
    const [use] = await usesOfKey(
      'a.astro',
      '---\r\n---\r\n<script>fetch(x);</script>',
      'api.fetch',
    );

    expect(use).toMatchObject({ line: 3, column: 9 });
  });
});

describe('events that rise', () => {
  it('are found where the window or the document listens', async () => {
    expect(await keysIn('a.js', 'addEventListener("scrollend", f)')).toContain(
      'api.Document.scrollend_event',
    );
    const file = await scanner.scan({
      name: 'a.js',
      language: 'js',
      text: 'addEventListener("of-mine", f)',
    });
    expect(file.uses.length).toBeGreaterThan(0);
    expect(await keysIn('a.js', 'addEventListener("of-mine", f)')).not.toContain(
      'api.Document.scrollend_event',
    );
  });

  it('narrow a caught error before its members are read', async () => {
    const code = 'try { a() } catch (e) { if (e instanceof Error && e.name === "x") b(); }';

    expect(await keysIn('a.js', code)).toContain('javascript.builtins.Error.name');
  });
});
