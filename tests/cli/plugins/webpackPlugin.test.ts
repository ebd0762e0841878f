import { aHost, type Host } from '../../support/aHost';

const FILES = {
  'plimsoll.config.json': { line: 96 },
  'src/main.js': "import { a } from './a.js';\na();\n",
  'src/a.js':
    '// A comment that a build drops.\nexport const a = () => {\n  requestIdleCallback(() => {});\n};\n',
  'build.mjs': `const [of, options, settings] = process.argv.slice(2);
const { default: Plimsoll } = await import('webpack-plugin-plimsoll');
const bundler = await import(of);
const bundle = bundler.rspack ?? bundler.default;
const compiler = bundle({
  mode: 'production',
  entry: './src/main.js',
  plugins: [new Plimsoll(JSON.parse(options))],
  ...JSON.parse(settings),
});
compiler.run((error, stats) => {
  if (error) throw error;
  const { warnings, errors } = stats.toJson({ all: false, warnings: true, errors: true });
  const messages = (rows) => rows.map(({ message }) => message);
  console.log(JSON.stringify({ warnings: messages(warnings), errors: messages(errors) }));
  compiler.close(() => {});
});
`,
};

const build = (host: Host, of: string, options: object = {}, settings: object = {}) => {
  const given = [of, JSON.stringify(options), JSON.stringify(settings)];
  const { stdout, stderr } = host.bin('../build.mjs', ...given);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Record<'warnings' | 'errors', readonly string[]>;
};

describe.each(['webpack', '@rspack/core'])('webpack-plugin-plimsoll in %s', (bundler) => {
  it('reports what was built at the places it was written, and writes no map', () => {
    const host = aHost([bundler], FILES);
    const { warnings, errors } = build(host, bundler);

    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /src\/a\.js:3:3: api\.Window\.requestIdleCallback: .* of World can use it/,
      ),
    ]);
    expect(host.list().filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('fails a build only where that is asked for, and never by a fault of its own', () => {
    const host = aHost([bundler], FILES);
    const broken = aHost([bundler], { ...FILES, 'plimsoll.config.json': '{' });

    expect(build(host, bundler, { fail: true }).errors).toEqual([
      expect.stringContaining('1 use breaks below the line'),
    ]);
    expect(build(broken, bundler)).toMatchObject({
      warnings: [expect.stringContaining('This is not JSON')],
      errors: [],
    });
  });

  it('keeps the maps that a project asked for, and leaves development alone', () => {
    const host = aHost([bundler], FILES);

    expect(build(host, bundler, {}, { devtool: 'source-map' }).warnings).toHaveLength(1);
    expect(host.list()).toContain('dist/main.js.map');
    expect(build(host, bundler, {}, { mode: 'development' }).warnings).toEqual([]);
  });
});
