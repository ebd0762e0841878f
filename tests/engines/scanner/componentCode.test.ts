import { keysIn, scanner, scanText, usesOfKey } from '../../support/aScanner';

const SHARE = 'api.Navigator.share';
const CLONE = 'api.structuredClone';
const ANCHOR = 'css.properties.anchor-name';
const CHAINING = 'javascript.operators.optional_chaining';

describe('code in the markup of a component', () => {
  it.each([
    ['a.svelte', '<button on:click={() => navigator.share({ url })}>Share</button>', SHARE],
    ['a.svelte', '<p>{list?.length}</p>', CHAINING],
    ['a.svelte', '{#each list?.items as item}<p>{item}</p>{/each}', CHAINING],
    ['a.svelte', '<p style={{ a: b }}>{a}{list?.length}</p>', CHAINING],
    ['a.vue', '<template><p>{{ list?.length }}</p></template>', CHAINING],
    ['a.vue', '<template><p :title="list?.title" /></template>', CHAINING],
    ['a.vue', '<template><b @click="open = true; close?.()" /></template>', CHAINING],
    ['a.vue', '<template><b v-for="(a, i) of list?.all" :key="i" /></template>', CHAINING],
  ])('is read in %s: %s', async (name, code, key) => {
    expect(await keysIn(name, code)).toContain(key);
  });

  it('has no operator in the loop of a Vue template', async () => {
    const keys = await keysIn('a.vue', '<template><b v-for="one in list" /></template>');

    expect(keys).not.toContain('javascript.operators.in');
  });

  it('knows the names and types of the script', async () => {
    const code =
      '<script>const text = "a"; const share = (a) => a</script><p on:click={() => share(text.at(-1))}></p>';
    const keys = await keysIn('a.svelte', code);

    expect(keys).toContain('javascript.builtins.String.at');
    expect(keys).not.toContain(SHARE);
  });

  it('does not count in an Astro component, whose code runs where the page is made', async () => {
    const code =
      '---\r\nimport "core-js/actual/structured-clone";\r\nstructuredClone({});\r\n---\r\n<ul>\n{list?.map((one) => <li popover>\n<b>{structuredClone(one)}</b></li>)}\n</ul>\n<script>structuredClone(1)</script>';
    const uses = await scanText('a.astro', code);
    const { polyfilled } = await scanner.scan({ name: 'a.astro', language: 'astro', text: code });
    const linesOf = (key: string) => uses.filter((use) => use.key === key).map(({ line }) => line);

    expect(linesOf(CHAINING)).toEqual([]);
    expect(linesOf(CLONE)).toEqual([9]);
    expect(linesOf('html.global_attributes.popover')).toEqual([6]);
    expect([...polyfilled]).toEqual([]);
  });

  it('has its place in the file', async () => {
    const code = '<script>\nlet a = 1;\n</script>\n<p>{b}</p>\n<p>{structuredClone(a)}</p>';
    const [use] = await usesOfKey('a.svelte', code, 'api.structuredClone');

    expect([use?.line, use?.column]).toEqual([5, 5]);
  });

  it.each([
    ['{#key key?.key}', 7],
    ['{#if f?.f}', 6],
    ['{@html html?.l}', 8],
    ['{#each each?.h as h}{/each}', 8],
    ['{#await wait?.t then t}{/await}', 9],
    ['{@const n=n?.n}', 11],
    ['<b {...a?.b} />', 8],
    ['<b title="b?.b" b={b?.b} />', 20],
  ])('stands behind what says the same before it: %s', async (code, column) => {
    const uses = await usesOfKey('a.svelte', code, CHAINING);

    expect(uses.map((use) => use.column)).toEqual([column]);
  });

  it.each([
    '{#each list as origin}<p>{origin}</p>{/each}',
    '{#await load() then origin}<p>{origin}</p>{/await}',
    '{#snippet row(origin)}<p>{origin}</p>{/snippet}',
  ])('has names of its own: %s', async (code) => {
    expect(await keysIn('a.svelte', code)).not.toContain('api.origin');
  });

  it('has the platform’s names in Vue only where Vue allows them', async () => {
    const code = '<template><p>{{ navigator.share() }} {{ Math.sumPrecise(list) }}</p></template>';
    const keys = await keysIn('a.vue', code);

    expect(keys).toContain('javascript.builtins.Math.sumPrecise');
    expect(keys).not.toContain(SHARE);
  });

  it('has names of its own in each handler', async () => {
    const code =
      '<template><b @click="const a = list?.a; go(a)" /><i @click="const a = 1; go(a)" /><p>{{ await a }}</p></template>';
    const keys = await keysIn('a.vue', code);

    expect(keys).toContain(CHAINING);
    expect(keys).not.toContain('javascript.operators.await.top_level');
  });

  it('is left out if it is unreadable, and the rest is read', async () => {
    const code = '<script>navigator.share({})</script><p>{a b}</p><p>{list?.length}</p>';
    const keys = (await scanText('a.svelte', code)).map(({ key }) => key);

    expect(keys).toEqual(expect.arrayContaining([SHARE, CHAINING]));
  });
});

describe('elements that end at once', () => {
  it('hold nothing of what follows', async () => {
    const code =
      '<template><textarea v-model="a" /><dialog /></template><script>fetch("/")</script>';

    expect(await keysIn('a.vue', code)).toEqual(
      new Set([
        ...(await keysIn('a.vue', code.replace('<textarea v-model="a" />', ''))),
        'html.elements.textarea',
      ]),
    );
  });
});

describe('components that end at once', () => {
  it.each(['<svelte:window bind:innerWidth />', '<svelte:options runes={true} />', '<Head />'])(
    'leave the script behind them to the component: %s',
    async (first) => {
      const code = `${first}\n<script>let { open } = $props(); const list = [open];</script>\n<p>{open}{list.at(-1)}</p>`;
      const keys = await keysIn('a.svelte', code);

      expect(keys).not.toContain('api.Window.open');
      expect(keys).toContain('javascript.builtins.Array.at');
    },
  );

  it.each(['b', 'i', 'a', 'p', 'em', 'nobr', 'Foo', 'form', 'button'])(
    'are there once, also where HTML would open them again: <%s />',
    async (tag) => {
      const code = `<template><${tag} /><p>a<${tag} class="x" /><div>b<p>c</p></div></template>`;
      const uses = await usesOfKey('a.vue', code, `html.elements.${tag}`);
      const written = tag === 'Foo' ? 0 : tag === 'p' ? 4 : 2;

      expect(uses.map(({ column }) => column)).toHaveLength(written);
    },
  );

  it.each(['vue', 'svelte', 'astro'])('may be many in one of .%s', async (ending) => {
    const icons = '<Icon a="b" />'.repeat(1_000);
    const code = `<div>${icons}<dialog closedby="any"></dialog></div>`;
    const whole = ending === 'vue' ? `<template>${code}</template>` : code;

    expect(await keysIn(`a.${ending}`, whole)).toContain('html.elements.dialog.closedby');
  });
});

describe('selectors that a build takes for scopes', () => {
  it.each([
    ['a.svelte', '<style>:global(p:has(a)) { color: red }</style>'],
    ['a.vue', '<style scoped>.b :deep(p:has(a)) { color: red }</style>'],
    ['a.vue', '<style scoped lang="scss">.b { ::v-deep(p:has(a)) { color: red } }</style>'],
    ['a.module.css', ':local(.b):global(.c:has(a)) { color: red }'],
  ])('hold selectors in %s: %s', async (name, code) => {
    expect(await keysIn(name, code)).toContain('css.selectors.has');
    const language = name.split('.').at(-1) as 'css';
    const { unknown } = await scanner.scan({ name, language, text: code });
    expect([...unknown.keys()]).toEqual([]);
  });

  it('nest nothing in a block that is global as a whole', async () => {
    const nesting = (sheet: string) =>
      usesOfKey('a.svelte', `<style>${sheet}</style>`, 'css.selectors.nesting');

    expect(await nesting(':global { .b { gap: 0 } @media print { .c { gap: 0 } } }')).toEqual([]);
    expect(await nesting('.a { :global { .b { gap: 0 } } }')).toHaveLength(1);
    expect(await nesting('.a :global { .b { gap: 0 } }')).toHaveLength(1);
  });
});

describe('a style attribute', () => {
  it.each([
    ['a.svelte', '<p style="left: {x.y}px; top: {f({ a: 1 })}px; anchor-name: --a"></p>'],
    ['a.svelte', '<p style="{all}; anchor-name: {name}; {more}"></p>'],
    ['a.svelte', '<p style="{property}: 1px; anchor-name: --a"></p>'],
    ['a.html', '<p style="width: {{ share }}%; anchor-name: --a"></p>'],
  ])('may have parts that a template fills in, in %s: %s', async (name, code) => {
    const language = name.split('.').at(-1) as 'svelte';
    const { unknown, notes } = await scanner.scan({ name, language, text: code });

    expect(await keysIn(name, code)).toContain(ANCHOR);
    expect(await keysIn(name, code)).not.toContain('css.selectors.nesting');
    expect([...unknown.keys(), ...notes]).toEqual([]);
  });
});

describe('markup', () => {
  it.each([
    ['<svelte:window onscrollend={f} />', 'api.Document.scrollend_event'],
    ['<svelte:window on:storage={f} />', 'api.Window.storage_event'],
    ['<svelte:document on:visibilitychange={f} />', 'api.Document.visibilitychange_event'],
    ['<svelte:body on:scrollend={f} />', 'api.Element.scrollend_event'],
  ])('has the events of the page in Svelte: %s', async (text, key) => {
    expect(await keysIn('a.svelte', text)).toEqual(new Set([key]));
  });

  it.each([
    ['<noscript><picture></picture></noscript>', 'html.elements.picture'],
    ['<body onload="go()">', 'api.Window.load_event'],
    ['<style media="(hover: hover)">a {}</style>', 'css.at-rules.media.hover'],
    ['<select><option>a</option><hr></select>', 'html.elements.select.hr_in_select'],
  ])('is read as browsers read it: %s', async (code, key) => {
    expect(await keysIn('a.html', code)).toContain(key);
  });
});

describe('code in an attribute', () => {
  it.each([
    ['<p onclick="a &amp;&amp; structuredClone(1)">', 'structuredClone', CLONE],
    ['<p onclick="a &lt;= b, f(&quot;b&quot;), structuredClone(1)">', 'structuredClone', CLONE],
    ['<p onclick="structuredClone(1)">', 'structuredClone', CLONE],
    ['<p style="content: &quot;a&quot;; anchor-name: --x">', 'anchor-name', ANCHOR],
    ["<p style='content: &#39;a&#39;; anchor-name: --x'>", 'anchor-name', ANCHOR],
  ])('stands where it is written: %s', async (code, written, key) => {
    const uses = await usesOfKey('a.html', code, key);

    expect(uses.map(({ column }) => column)).toEqual([code.indexOf(written) + 1]);
  });
});

describe('what scripts hand to the platform as text', () => {
  it.each([
    ['document.body.style.viewTransitionName = "a"', 'css.properties.view-transition-name'],
    [
      'document.body.style.setProperty("backdrop-filter", "none")',
      'css.properties.backdrop-filter',
    ],
    ['Object.assign(document.body.style, { aspectRatio: "1" })', 'css.properties.aspect-ratio'],
    ['document.body.style.cssText = "gap: 1px"', 'css.properties.gap'],
    ['new CSSStyleSheet().replaceSync("a:has(b) {}")', 'css.selectors.has'],
    ['document.body.innerHTML = "<dialog></dialog>"', 'html.elements.dialog'],
    ['matchMedia("(prefers-contrast: more)")', 'css.at-rules.media.prefers-contrast'],
    ['new PerformanceObserver(f).observe({ type: "layout-shift" })', 'api.LayoutShift'],
    ['navigator.permissions.query({ name: "camera" })', 'api.Permissions.permission_camera'],
  ])('is read: %s', async (code, key) => {
    expect(await keysIn('a.js', code)).toContain(key);
  });

  it('is not read where other objects have such members', async () => {
    const code = 'chart.style.backdropFilter = "none"; chart.innerHTML = "<dialog></dialog>"';
    const keys = await keysIn('a.js', code);

    expect(keys).not.toContain('css.properties.backdrop-filter');
    expect(keys).not.toContain('html.elements.dialog');
  });
});

describe('a property in the block that lays out as it needs', () => {
  it.each([
    ['a { gap: 1px; display: flex }', 'css.properties.gap.flex_context'],
    ['a { display: inline-grid; gap: 1px }', 'css.properties.gap.grid_context'],
  ])('has a key of its own: %s', async (code, key) => {
    expect(await keysIn('a.css', code)).toContain(key);
  });

  it('has no such key in other blocks', async () => {
    expect(await keysIn('a.css', 'a { display: flex; b { gap: 1px } }')).not.toContain(
      'css.properties.gap.flex_context',
    );
  });
});

describe('components that a program wrote to keep a scan busy', () => {
  it.each([
    ['a.svelte', '<script '.repeat(50_000)],
    ['a.vue', '<style "'.repeat(50_000)],
    ['a.svelte', `{#each ${' '.repeat(100_000)}}`],
    ['a.svelte', '{a}'.repeat(20_000)],
    ['a.vue', '{{a}}'.repeat(20_000)],
    ['a.svelte', '{'.repeat(100_000)],
  ])('are read in time: %s %#', async (name, code) => {
    const start = process.cpuUsage();
    await scanText(name, code).catch(() => undefined);
    const { user, system } = process.cpuUsage(start);

    expect((user + system) / 1_000_000).toBeLessThan(5);
  });
});
