import { aHost, type Host } from '../../support/aHost';

const script = (options: string, plugin = '{}') => `
  import { build } from 'esbuild';
  import plimsoll from 'esbuild-plugin-plimsoll';
  const result = await build({
    entryPoints: ['src/main.js'], bundle: true, minify: true, outdir: 'dist', logLevel: 'silent',
    plugins: [plimsoll(${plugin})], ${options}
  }).catch((failed) => failed);
  console.log(JSON.stringify({
    warnings: result.warnings.map(({ text, location }) =>
      [location?.file, location?.line, location?.column, text].join(' ')),
    errors: result.errors.map(({ text }) => text),
    metafile: result.metafile && Object.keys(result.metafile.outputs).sort(),
    held: result.outputFiles?.map(({ path }) => path.replace(/.*dist./, '')),
  }));`;

const files = {
  'plimsoll.config.json': { line: 96 },
  'src/main.js': "import './a.css';\nimport { a } from './a.js';\na();\n",
  'src/a.js': 'export const a = () => {\n  requestIdleCallback(() => {});\n};\n',
  'src/a.css': '.t { mask-border: none; }\np { field-sizing: content }\n',
};

interface Said {
  readonly warnings: readonly string[];
  readonly errors: readonly string[];
  readonly metafile?: readonly string[];
  readonly held?: readonly string[];
}

const build = ({ write, bin }: Host, options = '', plugin?: string): Said => {
  write('build.mjs', script(options, plugin));
  const { stdout, stderr } = bin('../build.mjs');
  return JSON.parse(stdout || JSON.stringify({ warnings: [stderr], errors: [] })) as Said;
};

const written = (host: Host) => host.list().filter((name) => name.startsWith('dist/'));

describe('esbuild-plugin-plimsoll', () => {
  it('reports what was built at the places it was written, and leaves no map behind', () => {
    const host = aHost(['esbuild'], files);

    const { warnings, errors, metafile } = build(host);

    expect(warnings).toEqual([
      expect.stringMatching(/^src\/a\.js 2 2 .*requestIdleCallback/),
      expect.stringMatching(/^src\/a\.css 1 5 .*mask-border/),
      expect.stringMatching(/^src\/a\.css 2 4 .*field-sizing/),
    ]);
    expect({ errors, metafile }).toEqual({ errors: [] });
    expect(written(host)).toEqual(['dist/main.css', 'dist/main.js']);
  });

  it('keeps the maps and the metafile that the project asked for', () => {
    const host = aHost(['esbuild'], files);

    expect(build(host, 'sourcemap: true, metafile: true').metafile).toHaveLength(4);
    expect(written(host)).toHaveLength(4);
  });

  it('reads what is held in memory, and holds nothing back', () => {
    const host = aHost(['esbuild'], files);

    expect(build(host, 'write: false')).toMatchObject({
      warnings: expect.arrayContaining([expect.stringMatching(/^src\/a\.js 2 2 /)]) as string[],
      held: ['main.js', 'main.css'],
    });
    expect(written(host)).toEqual([]);
  });

  it('ends a build only where that is asked for, and never by a fault of its own', () => {
    const failing = build(aHost(['esbuild'], files), '', '{ fail: true }');
    const broken = build(aHost(['esbuild'], { ...files, 'plimsoll.config.json': '{' }));

    expect(failing.errors).toEqual([expect.stringContaining('1 use breaks')]);
    expect(broken.errors).toEqual([]);
    expect(broken.warnings).toEqual([expect.stringContaining('This is not JSON')]);
  });

  it('fails a build that is asked to fail and that nobody could judge', () => {
    const host = aHost(['esbuild'], { ...files, 'plimsoll.config.json': '{' });

    expect(build(host, '', '{ fail: true }').errors).toEqual([
      'plimsoll: nothing can be said of this build, for the reason above.',
    ]);
    expect(build(host, '', '{ fail: false, lime: 1 }')).toMatchObject({
      warnings: [expect.stringContaining('no option “lime”')],
      errors: [],
    });
  });
});
