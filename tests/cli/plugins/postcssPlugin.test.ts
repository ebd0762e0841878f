import { aHost, type Host } from '../../support/aHost';

const SHEET = '.t { mask-border: none; }\n@media print {\n  p { field-sizing: content }\n}\n';
const FILES = { 'plimsoll.config.json': { line: 96 }, 'src/a.css': SHEET };

/** The warnings of PostCSS, with places as its reporters show them. */
const run = (
  host: Host,
  script: { options?: string; before?: string; sheet?: string },
): string[] => {
  const { options = '', before = '', sheet = "{ from: resolve('src/a.css') }" } = script;
  host.write(
    'run.mjs',
    `import { readFileSync } from 'node:fs';
     import { relative, resolve } from 'node:path';
     import { createRequire } from 'node:module';
     import postcss from 'postcss';
     const plimsoll = createRequire(import.meta.url)('postcss-plimsoll');
     const css = readFileSync('src/a.css', 'utf8');
     const given = ${sheet};
     const { css: out, messages } = await postcss([${before} plimsoll(${options})]).process(given.css ?? css, given);
     if (${before === ''} && out.replace(/\\n.*sourceMapping.*/s, '') !== (given.css ?? css)) throw new Error('changed');
     console.log(JSON.stringify(messages.map(({ text, node, line, column }) => {
       const { input } = node?.source ?? {};
       const at = input && { file: input.file ?? 'none', line, column, ...input.origin(line, column) };
       return (at ? relative('.', at.file) + ':' + at.line + ':' + at.column + ' ' : '') + text;
     })));`,
  );
  const { stdout, stderr } = host.bin('../run.mjs');
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as string[];
};

describe('postcss-plimsoll', () => {
  const host = () => aHost(['postcss'], FILES);

  it('warns at the places of the sheet, and changes nothing', () => {
    expect(run(host(), {})).toEqual([
      expect.stringMatching(/^src\/a\.css:1:6 .*mask-border.* of World/),
      expect.stringMatching(/^src\/a\.css:3:7 .*field-sizing.* of World/),
    ]);
  });

  it('warns at the places that a source map leads to', () => {
    const map = "{ version: 3, sources: ['a.scss'], names: [], mappings: ';;AAEA,IAAE' }";
    const sheet = `{ from: resolve('src/a.css'), css: '\\n\\np { mask-border: none }\\n', map: { inline: false, prev: ${map} } }`;

    expect(run(host(), { sheet })).toEqual([expect.stringMatching(/^src\/a\.scss:3:3 /)]);
  });

  it('judges a sheet as the plugins before it leave it', () => {
    const before = `{ postcssPlugin: 'x', Declaration: { 'mask-border': (found) => { found.remove(); } },
      Once(root, { Declaration }) { root.first.append(new Declaration({ prop: 'reading-flow', value: 'flex-flow' })); } },`;

    expect(run(host(), { before })).toEqual([
      expect.stringMatching(/^src\/a\.css:1:1 .*reading-flow/),
      expect.stringMatching(/^src\/a\.css:3:7 .*field-sizing/),
    ]);
  });

  it('names what is wrong in a configuration, in one warning', () => {
    const broken = host();
    broken.write('plimsoll.config.json', '{');

    expect(run(broken, {})).toEqual([
      expect.stringMatching(/plimsoll\.config\.json.*This is not JSON/),
    ]);
    expect(run(host(), { options: '{ lien: 95 }' })).toEqual([
      'plimsoll: plimsoll(…) has no option “lien”. It has audience, line, config, server.',
    ]);
    expect(run(host(), { options: 'null' })).toEqual([
      expect.stringContaining('are an object, such as { "line": 95 }, and not null.'),
    ]);
  });

  it('reads sheets of components, and sheets without a file', () => {
    const vue = "{ from: resolve('src/a.vue') + '?vue&type=style&lang.css' }";

    expect(run(host(), { sheet: vue })).toHaveLength(2);
    expect(run(host(), { sheet: '{ from: undefined }' })).toHaveLength(2);
  });

  it('warns in a build of Vite, which goes on', () => {
    const vite = aHost(['vite', 'postcss'], {
      ...FILES,
      'index.html': '<link rel="stylesheet" href="/src/a.css">',
      'postcss.config.mjs': `import plimsoll from 'postcss-plimsoll';
        export default { plugins: [plimsoll()] };`,
    });
    const { status, stdout, stderr } = vite.bin('vite/bin/vite.js', 'build');

    expect(status).toBe(0);
    expect(`${stdout}${stderr}`).toMatch(/mask-border.* of World/);
  });
});
