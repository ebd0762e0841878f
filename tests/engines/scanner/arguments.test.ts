import { keysIn, scanGuesses, scanText, usesOfKey } from '../../support/aScanner';

const CANVAS = 'const canvas = document.createElement("canvas");';

describe('what a call is given', () => {
  it.each([
    [`${CANVAS} canvas.getContext("webgl2")`, 'api.HTMLCanvasElement.getContext.webgl2_context'],
    [
      `${CANVAS} canvas.toBlob(f, "image/webp")`,
      'api.HTMLCanvasElement.toBlob.type_parameter_webp',
    ],
    [
      'await import("./a.json", { with: { type: "json" } })',
      'javascript.statements.import.import_attributes.type_json',
    ],
    ['new CompressionStream("deflate-raw")', 'api.CompressionStream.CompressionStream.deflate-raw'],
    [
      'navigator.mediaSession.setActionHandler("skipad", f)',
      'api.MediaSession.setActionHandler.skipad_type',
    ],
    [
      'crypto.subtle.generateKey({ name: "Ed25519" }, true, ["sign"])',
      'api.SubtleCrypto.generateKey.ed25519',
    ],
    [
      'new Intl.NumberFormat("de", { signDisplay: "negative" })',
      'javascript.builtins.Intl.NumberFormat.NumberFormat.options_parameter.options_signDisplay_parameter.negative',
    ],
    [
      'new Date().toLocaleString("de", { timeZone: "Europe/Berlin" })',
      'javascript.builtins.Date.toLocaleString.iana_time_zone_names',
    ],
  ])('is a value that the data names: %s', async (code, key) => {
    expect(await keysIn('a.js', code)).toContain(key);
  });

  it.each([
    ['const all = { duplex: "half" }; fetch("/", all)', 'api.fetch.options_parameter.duplex'],
    ['navigator.share({ files: [one] })', 'api.Navigator.share.data_files_parameter'],
    [
      'new RTCPeerConnection({ iceServers: [{ urls: "stun:a" }] })',
      'api.RTCPeerConnection.RTCPeerConnection.configuration_iceServers_parameter.urls_parameter',
    ],
  ])('is an option: %s', async (code, key) => {
    expect(await keysIn('a.js', code)).toContain(key);
  });

  it('is not an option if the name is given another value later', async () => {
    const code = 'let all = { duplex: "half" }; all = other; fetch("/", all)';

    expect(await keysIn('a.js', code)).not.toContain('api.fetch.options_parameter.duplex');
  });

  it('is a parameter by where it stands', async () => {
    const key = 'api.URLSearchParams.delete.value_parameter';

    expect(await keysIn('a.js', 'new URLSearchParams("").delete("a", "b")')).toContain(key);
    expect(await keysIn('a.js', 'new URLSearchParams("").delete("a")')).not.toContain(key);
  });

  it.each(['document.startViewTransition?.(f)', 'navigator.share?.({ files })'])(
    'is as safe as the call is: %s',
    async (code) => {
      const uses = await scanText('a.js', code);

      expect(
        uses.filter(
          ({ key, guard }) =>
            guard === null &&
            key !== 'api.Window.document' &&
            key !== 'api.Window.navigator' &&
            key.startsWith('api.'),
        ),
      ).toEqual([]);
    },
  );

  it.each([
    ['new Map([[1, 2]])', 'javascript.builtins.Map.Map.iterable_allowed'],
    ['new Proxy({}, { has: () => true })', 'javascript.builtins.Proxy.handler.has'],
    ['BigInt(1)', 'javascript.builtins.BigInt.BigInt'],
    [
      'new OffscreenCanvas(1, 1).getContext("2d").filter = "none"',
      'api.OffscreenCanvasRenderingContext2D.filter',
    ],
    [
      '!function (w, d) { d.createElement("dialog").requestClose() }(window, document)',
      'api.HTMLDialogElement.requestClose',
    ],
  ])('says what is meant: %s', async (code, key) => {
    expect(await keysIn('a.js', code)).toContain(key);
  });

  it('throws for a value that a browser does not know, unless the method forgives it', async () => {
    const [stream] = await usesOfKey(
      'a.js',
      'new CompressionStream("deflate-raw")',
      'api.CompressionStream.CompressionStream.deflate-raw',
    );
    const [context] = await usesOfKey(
      'a.js',
      `${CANVAS} canvas.getContext("webgl2")`,
      'api.HTMLCanvasElement.getContext.webgl2_context',
    );

    expect([stream?.consequence, context?.consequence]).toEqual(['throws', 'ignored']);
  });
});

it('finds values that a member is set to', async () => {
  const code = 'const box = document.createElement("div"); box.popover = "hint"';

  expect(await keysIn('a.js', code)).toContain('api.HTMLElement.popover.hint');
});

describe('regular expressions in strings', () => {
  const LOOKBEHIND = 'javascript.regular_expressions.lookbehind_assertion';

  it.each([
    'new RegExp("(?<=a)b")',
    'RegExp("(?<!" + a + ")b")',
    'new RegExp(`(?<=${a})b`)',
    'const text = "(?<=a)b"; new RegExp(text)',
  ])('are read as far as they are written out: %s', async (code) => {
    expect(await keysIn('a.js', code)).toContain(LOOKBEHIND);
  });

  it('have flags', async () => {
    expect(await keysIn('a.js', 'new RegExp(text, "v")')).toContain(
      'javascript.builtins.RegExp.unicodeSets',
    );
  });

  it('are caught where a file with a literal would not run', async () => {
    const [use] = await usesOfKey('a.js', 'try { new RegExp("(?<=a)b") } catch {}', LOOKBEHIND);

    expect(use).toMatchObject({ consequence: 'throws', guard: 'caught' });
  });

  it('are not those of a class of the project', async () => {
    const code = 'class RegExp {} new RegExp("(?<=a)b")';

    expect(await keysIn('a.js', code)).not.toContain(LOOKBEHIND);
  });
});

describe('selectors in scripts', () => {
  it.each([
    ['document.querySelector(":has(a)")', 'throws'],
    ['document.querySelector(":is(:has(a))")', 'ignored'],
  ])('throw for a pseudo-class unless it is forgiven: %s', async (code, consequence) => {
    const [use] = await usesOfKey('a.js', code, 'css.selectors.has');

    expect(use?.consequence).toBe(consequence);
  });

  it('are guarded by CSS.supports', async () => {
    const code = 'if (CSS.supports("selector(:has(a))")) document.querySelector(":has(a)")';
    const [use] = await usesOfKey('a.js', code, 'css.selectors.has');

    expect(use?.guard).toBe('feature-test');
  });

  it('are not those of libraries', async () => {
    expect(await keysIn('a.js', 'jQuery("a").closest(":has(a)")')).not.toContain(
      'css.selectors.has',
    );
  });
});

describe('what a type brings', () => {
  it('is iteration', async () => {
    const code = 'const { body } = await fetch("/"); for await (const part of body) use(part)';

    expect(await keysIn('a.mjs', code)).toContain('api.ReadableStream.@@asyncIterator');
  });

  it('is a promise where one is asked for', async () => {
    const key = 'api.HTMLMediaElement.play.returns_promise';
    const video = 'const video = document.createElement("video");';

    expect(await keysIn('a.js', `${video} video.play().catch(f)`)).toContain(key);
    expect(await keysIn('a.js', `${video} video.play()`)).not.toContain(key);
  });

  it('is at best an element as the target of an event, which may be any object', async () => {
    const code = 'document.addEventListener("click", (event) => event.target.closest("a"))';

    expect(await scanGuesses('a.js', code)).toContainEqual(
      expect.objectContaining({ key: 'api.Element.closest', evidence: 'possible' }),
    );
  });
});

describe('elements that markup puts into names', () => {
  const KEY = 'api.HTMLDialogElement.requestClose';

  it.each([
    [
      'a.jsx',
      'function A() { const box = useRef(null); return <dialog ref={box} onClick={() => box.current.requestClose()} /> }',
    ],
    [
      'a.vue',
      '<script setup>const box = ref(null); const close = () => box.value.requestClose()</script><template><dialog ref="box" /></template>',
    ],
    [
      'a.svelte',
      '<script>let box; const close = () => box.requestClose()</script><dialog bind:this={box}></dialog>',
    ],
    [
      'a.svelte',
      '<script>let box = $state(); const close = () => box.requestClose()</script><dialog bind:this={box}></dialog>',
    ],
    [
      'a.vue',
      '<script>export default { methods: { close() { this.$refs.box?.requestClose() } } }</script><template><dialog ref="box" /></template>',
    ],
    ['a.vue', '<template><dialog ref="box" /><b @click="$refs.box.requestClose()" /></template>'],
    [
      'a.vue',
      `<template><dialog ref="box" /><b @click="$refs['box'].requestClose()" /></template>`,
    ],
  ])('have their types in %s: %s', async (name, code) => {
    expect(await keysIn(name, code)).toContain(KEY);
  });

  it.each([
    ['a.vue', '<template><Dialog ref="box" /><b @click="$refs.box.requestClose()" /></template>'],
    ['a.vue', '<template><form ref="box" /><b @click="$refs.box.requestClose()" /></template>'],
    ['a.vue', '<template><dialog ref="box" /><b @click="$refs.other.requestClose()" /></template>'],
    ['a.vue', '<template><dialog ref="box" /><b @click="refs.box.requestClose()" /></template>'],
    ['a.svelte', '<script>let box; box.requestClose()</script><Dialog bind:this={box} />'],
  ])('have no other’s in %s: %s', async (name, code) => {
    expect(await keysIn(name, code)).not.toContain(KEY);
  });

  it('are lists where they are repeated', async () => {
    const code =
      '<script setup>const box = ref(null); box.value.requestClose()</script><template><dialog v-for="a in b" ref="box" /></template>';

    expect(await keysIn('a.vue', code)).not.toContain(KEY);
  });
});

describe('markup', () => {
  it.each([
    ['<input type="color" list="a">', 'html.elements.input.type_color.list'],
    ['<link rel="preload" as="font" href="a">', 'html.elements.link.rel.preload.as-font'],
    [
      '<script type="speculationrules">{"prefetch": [{"eagerness": "eager"}]}</script>',
      'html.elements.script.type.speculationrules.eagerness',
    ],
  ])('has keys of what stands together: %s', async (code, key) => {
    expect(await keysIn('a.html', code)).toContain(key);
  });
});

describe('variables of preprocessors', () => {
  const KEY = 'css.types.color.oklch';

  it.each([
    ['a.scss', '$ink: oklch(50% 0.2 30); a { color: $ink }'],
    ['a.scss', '$ink: oklch(50% 0.2 30) !default; a { --ink: #{$ink} }'],
    ['a.less', '@ink: oklch(50% 0.2 30); a { color: @ink }'],
    ['a.less', 'a { color: ~"oklch(50% 0.2 30)" }'],
  ])('are read where they are used, %s: %s', async (name, code) => {
    expect(await keysIn(name, code)).toContain(KEY);
  });

  it('are guarded where they are used', async () => {
    const code = '$ink: oklch(50% 0.2 30); @supports (color: oklch(0 0 0)) { a { color: $ink } }';
    const uses = await usesOfKey('a.scss', code, KEY);

    expect(uses.map(({ guard }) => guard)).toEqual(['supports']);
  });

  it.each([
    ['$ink: oklch(50% 0.2 30); a { color: red }', 'nobody uses it'],
    ['$ink: red; $ink: oklch(50% 0.2 30) !default; a { color: $ink }', 'it has a value'],
    ['$ink: oklch(50% 0.2 30); a { color: darken($ink, 10%) }', 'Sass makes another color of it'],
  ])('are no use: %s (%s)', async (code) => {
    expect(await keysIn('a.scss', code)).not.toContain(KEY);
  });

  it('are no at-rules in Less', async () => {
    expect(await keysIn('a.less', '@container: 40rem; a { width: @container }')).not.toContain(
      'css.at-rules.container',
    );
  });
});
