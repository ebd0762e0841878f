import { decodeSource } from '@/engines/scanner/files/decodeSource';
import { guessLanguage } from '@/engines/scanner/files/guessLanguage';
import { languageOf } from '@/engines/scanner/files/languageOf';
import { keysIn, scanner, usesOfKey } from '../../support/aScanner';

const DIALOG = 'api.HTMLDialogElement.requestClose';
const HAS = 'css.selectors.has';
const CLONE = 'api.structuredClone';

describe('languages', () => {
  it.each([
    ['SCSS', 'a.scss', '$a: 1px; .b { @include c; &:has(p) { width: $a } }', HAS],
    ['Less', 'a.less', '@a: 1px; .b { .mixin(); &:has(p) { width: @a } }', HAS],
    [
      'TSX',
      'a.tsx',
      'const D = ({ d }: { d: HTMLDialogElement }) => <b onClick={() => d.requestClose()}>x</b>',
      DIALOG,
    ],
    [
      'JSX in a .js file',
      'a.js',
      'const D = () => <b onClick={() => document.querySelector("dialog").requestClose()}>x</b>',
      DIALOG,
    ],
    [
      'Flow in a .js file',
      'a.js',
      '// @flow\ntype A = {| b: string |};\nconst f = (d: HTMLDialogElement): void => d.requestClose();',
      DIALOG,
    ],
    [
      'decorators',
      'a.js',
      'class A { @observable b = 1; @action f() { structuredClone(1) } }',
      CLONE,
    ],
    [
      'decorators of parameters in TypeScript',
      'a.ts',
      '@Injectable() class A { constructor(@Inject(B) private b: B) { structuredClone(1) } }',
      CLONE,
    ],
    [
      'TypeScript in a page',
      'a.html',
      '<script lang="ts">const f = (d: HTMLDialogElement) => d.requestClose()</script>',
      DIALOG,
    ],
    [
      'a page with holes of PHP',
      'a.html',
      '<?php if ($a < 1): ?><dialog closedby="any"><?= $b ?></dialog><?php endif ?>',
      'html.elements.dialog.closedby',
    ],
    [
      'a page with holes of ERB',
      'a.html',
      '<% if a > 1 %><p <%= b %>></p><style>p { color: <%= c %>; } p:has(b) {}</style><% end %>',
      HAS,
    ],
    [
      'a page with holes of Handlebars',
      'a.html',
      '{{#if a}}<dialog {{b}} closedby="{{c}}">{{{d}}}</dialog>{{/if}}',
      'html.elements.dialog.closedby',
    ],
    [
      'the script of a Vue component',
      'a.vue',
      '<template><Dialog/></template><script setup lang="ts">const f = (d: HTMLDialogElement) => d.requestClose()</script>',
      DIALOG,
    ],
    [
      'the style of a Vue component',
      'a.vue',
      '<style lang="scss" scoped>.a { &:has(b) { color: red } }</style>',
      HAS,
    ],
    [
      'Svelte',
      'a.svelte',
      '<script>document.querySelector("dialog").requestClose()</script><p>{x}</p>',
      DIALOG,
    ],
    [
      'Astro',
      'a.astro',
      '---\nconst a = 1;\n---\n<script>const f = (d: HTMLDialogElement) => d.requestClose()</script>',
      DIALOG,
    ],
    [
      'styled components',
      'a.js',
      'const B = styled.div`color: ${(p) => p.color}; &:has(p) { color: red }`',
      HAS,
    ],
    [
      'lit’s html',
      'a.js',
      'const t = html`<dialog closedby="any">${x}</dialog>`',
      'html.elements.dialog.closedby',
    ],
    [
      'style objects in JSX',
      'a.jsx',
      'const B = () => <b style={{ positionArea: "top" }}/>',
      'css.properties.position-area',
    ],
    ['elements of JSX', 'a.jsx', 'const D = () => <dialog/>', 'html.elements.dialog'],
    ...['<b popover="auto"/>', '<b popover/>', '<b popover={kind}/>', '<x-b popover/>'].map(
      (jsx) => [
        'an attribute of JSX',
        'a.tsx',
        `const P = ({ kind }: { kind: string }) => ${jsx}`,
        'html.global_attributes.popover',
      ],
    ),
    [
      'a value in JSX',
      'a.jsx',
      'const P = () => <b popover={"hint"}/>',
      'html.global_attributes.popover.hint',
    ],
    [
      'a type of field in JSX',
      'a.jsx',
      'const P = () => <input type={`date`}/>',
      'html.elements.input.type_date',
    ],
    [
      'an attribute as React spells it',
      'a.jsx',
      'const V = () => <video playsInline/>',
      'html.elements.video.playsinline',
    ],
    [
      'an attribute that React renamed',
      'a.jsx',
      'const L = () => <label htmlFor="a"/>',
      'html.elements.label.for',
    ],
    [
      'an element of SVG in JSX',
      'a.jsx',
      'const S = () => <svg><feDropShadow stdDeviation="1"/></svg>',
      'svg.elements.feDropShadow',
    ],
    [
      'an attribute that Vue binds',
      'a.vue',
      '<template><b :popover="\'hint\'"></b></template>',
      'html.global_attributes.popover.hint',
    ],
    [
      'an attribute that Vue binds to what only running it would tell',
      'a.vue',
      '<template><div v-bind:popover="kind"></div></template>',
      'html.global_attributes.popover',
    ],
    [
      'an attribute with an expression of Svelte',
      'a.svelte',
      '<b popover={"hint"}></b>',
      'html.global_attributes.popover.hint',
    ],
    [
      'a shorthand of Svelte',
      'a.svelte',
      '<div {popover}></div>',
      'html.global_attributes.popover',
    ],
    [
      'a style attribute',
      'a.html',
      '<p style="position-area: top">x</p>',
      'css.properties.position-area',
    ],
    [
      'a manifest',
      'a.webmanifest',
      '{"display": "standalone", "file_handlers": []}',
      'manifests.webapp.file_handlers',
    ],
  ])('reads %s', async (_, name, code, key) => {
    expect(await keysIn(name, code)).toContain(key);
  });

  it.each([
    ['a component with an attribute’s name', 'a.jsx', '<Card popover="auto"/>'],
    ['a member that is a component', 'a.jsx', '<ui.card popover/>'],
    ['an attribute that JSX leaves out', 'a.jsx', '<b popover={false}/>'],
    ['an attribute that Vue leaves out', 'a.vue', '<template><b :popover="false"/></template>'],
    [
      'an attribute whose name only running it would tell',
      'a.vue',
      '<template><b :[popover]="x"/></template>',
    ],
    ['an attribute that Svelte leaves out', 'a.svelte', '<b popover={undefined}></b>'],
  ])('finds nothing in %s', async (_, name, code) => {
    const text = name.endsWith('.jsx') ? `const A = () => ${code}` : code;
    expect([...(await keysIn(name, text))].filter((key) => /popover/.test(key))).toEqual([]);
  });

  it('points at a JSX attribute, with its value if the value needs a key', async () => {
    const code = 'const P = () => <b popover="hint"/>';
    const cut = async (key: string) => {
      const [use] = await usesOfKey('a.jsx', code, key);
      return code.slice(use!.column - 1, use!.endColumn - 1);
    };
    expect(await cut('html.global_attributes.popover')).toBe('popover');
    expect(await cut('html.global_attributes.popover.hint')).toBe('popover="hint"');
  });

  it('reports a damaged script as unreadable, and reads the rest of the page', async () => {
    const file = await scanner.scan({
      name: 'a.html',
      language: 'html',
      text: '<dialog closedby="any"></dialog><script>var a = (<?= json($b) ?>;</script>',
    });

    expect(file.unread).toEqual([
      {
        message: expect.stringMatching(/^A part could not be read: /) as string,
        at: expect.any(Number) as number,
      },
    ]);
    expect(file.uses.length).toBeGreaterThan(1);
    expect(
      (await scanner.scan({ ...file, text: 'let a = {{ b }};', language: 'js' })).problem,
    ).toMatchObject({ line: 1 });
  });

  it('leaves components of a framework alone', async () => {
    expect(await keysIn('a.vue', '<template><Dialog popover="x"/></template>')).toEqual(new Set());
  });

  it('reads the bodies and headers of a HAR', async () => {
    const har = {
      log: {
        entries: [
          {
            request: { url: 'https://a.test/x.css?v=1' },
            response: {
              headers: [{ name: 'permissions-policy', value: 'camera=()' }],
              content: { mimeType: 'text/css', text: btoa('p:has(a) {}'), encoding: 'base64' },
            },
          },
        ],
      },
    };
    const file = await scanner.scan({ name: 'a.har', language: 'har', text: JSON.stringify(har) });

    expect(file.inner).toEqual([
      { name: 'https://a.test/x.css', language: 'css', text: 'p:has(a) {}', isShipped: true },
    ]);
    expect(scanner.table.pathAt(file.uses.nodeAt(0))).toBe('http.headers.Permissions-Policy');
  });

  it('places uses in a page’s styles and scripts within the page', async () => {
    const text = '<p>é</p>\n<style>\n  p:has(a) {}\n</style>';
    const [use] = await usesOfKey('a.html', text, HAS);

    expect(use).toMatchObject({ line: 3, column: 5 });
  });

  it('knows a file’s language by its name, and a pasted text by its looks', () => {
    expect(languageOf('src/a.module.css')).toBe('css');
    expect(languageOf('node_modules/a/b.js')).toBe('dependency');
    expect(languageOf('a.css.map')).toBe('source-map');
    expect(languageOf('a.d.ts')).toBe('declarations');
    expect(languageOf('a.png')).toBe('other-kind');
    expect(guessLanguage('p { color: red }')).toBe('css');
    expect(guessLanguage('const a = () => ({ b: 1 })')).toBe('js');
    expect(guessLanguage('<dialog open>')).toBe('html');
    expect(guessLanguage('interface A { b: string }')).toBe('ts');
  });

  it('decodes marked texts, UTF-8 and Windows-1252, but not binary files', () => {
    expect(decodeSource(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
    expect(decodeSource(Uint8Array.of(0xff, 0xfe, 0x61, 0))).toBe('a');
    expect(decodeSource(Uint8Array.of(0xe9))).toBe('é');
    expect(decodeSource(Uint8Array.of(0x89, 0x50, 0, 0))).toBeUndefined();
  });
});

it.each(['bin/importmap', 'bin/css', 'html', 'a.b/ts'])(
  'takes no name for an extension: %s',
  (name) => {
    expect(languageOf(name)).toBe('other-kind');
  },
);
