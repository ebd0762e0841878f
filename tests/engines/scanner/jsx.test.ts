import { CssScanner } from '@/engines/scanner/css/CssScanner';
import { keysIn, scanner, usesOfKey } from '../../support/aScanner';

const POPOVER = 'html.global_attributes.popover';
const HINT = 'html.global_attributes.popover.hint';
const LOADING = 'html.elements.img.loading';
const TOGGLE = 'api.HTMLElement.toggle_event';
const DATE = 'html.elements.input.type_date';

const found = async (name: string, code: string, keys: readonly string[]) => {
  const all = await keysIn(name, code);
  return keys.filter((key) => all.has(key));
};

describe('JSX', () => {
  it.each([
    ['<b popover={a ? "hint" : "auto"}/>', [POPOVER, HINT]],
    ['<b popover={a && "hint"}/>', [POPOVER, HINT]],
    ['<img loading={a}/>', [LOADING]],
    ['<input type={a}/>', []],
    ['<input type={a ? "date" : "text"}/>', [DATE]],
    ['<div popover onToggle={a}/>', [POPOVER, TOGGLE]],
    ['<div onToggleCapture={a}/>', [TOGGLE]],
    ['<div onToggle={undefined}/>', []],
    ['<Sheet popover onToggle={a}/>', []],
    ['<motion.div popover/>', []],
    ['<mesh popover onToggle={a}/>', []],
    ['<my-sheet popover loading="lazy"/>', [POPOVER]],
    ['<div {...{ a }} loading="lazy"/>', []],
  ])('holds in %s what stands there', async (jsx, expected) => {
    const code = `const A = ({ a }) => ${jsx}`;

    expect(await found('a.jsx', code, [POPOVER, HINT, LOADING, TOGGLE, DATE])).toEqual(
      [POPOVER, HINT, LOADING, TOGGLE, DATE].filter((key) => expected.includes(key)),
    );
  });

  it('reads what stands in a picture as SVG, and as HTML again in a foreign object', async () => {
    const svg = await keysIn(
      'a.jsx',
      'const A = () => <svg><a strokeWidth="2" vectorEffect="x"/></svg>',
    );
    const html = await keysIn(
      'a.jsx',
      'const A = () => <svg><foreignObject><a download="x"/></foreignObject></svg>',
    );

    expect(svg).toContain('svg.elements.a');
    expect(svg).toContain('svg.global_attributes.stroke-width');
    expect(svg).not.toContain('html.elements.a');
    expect(html).toContain('html.elements.a.download');
  });

  it('is guarded by a test around it', async () => {
    const code = 'const A = () => "popover" in HTMLElement.prototype && <div popover/>';
    const [use] = await usesOfKey('a.jsx', code, POPOVER);

    expect(use).toMatchObject({ guard: 'feature-test', evidence: 'exact' });
  });

  it('is read in a component’s script, at its place', async () => {
    const code = '<script lang="tsx">\nconst a = <div popover/>;\n</script>';
    const [use] = await usesOfKey('a.vue', code, POPOVER);

    expect(use).toMatchObject({ line: 2, column: 16 });
  });

  it('needs a property of a style whose value only running it tells, not its values', async () => {
    const keys = await keysIn(
      'a.jsx',
      'const A = ({ a }) => <b style={{ positionArea: a, msTransform: null }}/>',
    );

    expect(keys).toContain('css.properties.position-area');
    expect([...keys].filter((key) => key.startsWith('css.'))).toHaveLength(1);
  });
});

describe('attributes of frameworks', () => {
  it.each([
    ['a.vue', '<template><div @toggle.once="a"/></template>', [TOGGLE]],
    ['a.vue', '<template><div v-on:toggle="a"/></template>', [TOGGLE]],
    ['a.vue', '<template><img :loading="a"></template>', [LOADING]],
    ['a.vue', '<template><my-card popover @toggle="a"/></template>', []],
    ['a.vue', '<template><transition popover/></template>', []],
    ['a.svelte', '<div on:toggle|once={() => a > 1} popover></div>', [POPOVER, TOGGLE]],
    ['a.svelte', '<div ontoggle={a}></div>', [TOGGLE]],
    ['a.svelte', '<img class={a && popover && b} loading={a ? "x" : "y"}>', [LOADING]],
    ['a.svelte', '<div {...popover}></div>', []],
    ['a.svelte', '<my-card {popover}></my-card>', [POPOVER]],
    ['a.svelte', '<b popover={`hint`}></b>', [POPOVER, HINT]],
    ['a.svelte', `<b {/* don't */ ...rest} popover={'hint'}></b>`, [POPOVER, HINT]],
    ['a.astro', '---\nconst a = 1;\n---\n{a > 0 && <div popover={a} />}', [POPOVER]],
    ['a.astro', '<img {loading}><Card popover />', [LOADING]],
    ['a.html', '<div ontoggle="a()"></div>', [TOGGLE]],
  ])('in %s: %s', async (name, code, expected) => {
    const asked = [POPOVER, TOGGLE, LOADING, HINT];

    expect(await found(name, code, asked)).toEqual(asked.filter((key) => expected.includes(key)));
  });

  it.each(['<a {', '<a b={', '<a b={`', '<!--', '<a b="'])(
    'in a text of %s end',
    async (part) => {
      await expect(keysIn('a.svelte', part.repeat(20_000))).resolves.toBeDefined();
    },
    20_000,
  );
});

describe('a limit of the engine other than its stack', () => {
  it('is named for what it is', async () => {
    const limit = jest.spyOn(CssScanner.prototype, 'scan');
    limit.mockRejectedValueOnce(new RangeError('Invalid string length'));
    const file = await scanner.scan({ name: 'a.css', language: 'css', text: 'a {}' });
    limit.mockRestore();

    expect(file.problem?.message).toBe('It cannot be read: Invalid string length.');
  });
});
