import { aHost, type Host } from '../../support/aHost';

const build = ({ bin }: Host) => {
  const { status, stdout, stderr } = bin('vite/bin/vite.js', 'build');
  const said = `${stdout}${stderr}`;
  return {
    status,
    found: [...said.matchAll(/\[plugin plimsoll\] (\S+)/g)].map(([, at]) => at),
    said,
  };
};

const config = (options: object) =>
  `import plimsoll from 'rollup-plugin-plimsoll';
   export default { plugins: [plimsoll(${JSON.stringify(options)})] };`;

describe('rollup-plugin-plimsoll in Vite', () => {
  const files = {
    'vite.config.mjs': config({}),
    'plimsoll.config.json': { line: 96 },
    'index.html': '<script type="module" src="/src/main.js"></script>',
    'src/main.js': "import './a.css';\nimport { a } from './a.js';\na();\n",
    'src/a.js': 'export const a = () => {\n  requestIdleCallback(() => {});\n};\n',
    'src/a.css': '.t { mask-border: none; }\np { field-sizing: content }\n',
  };

  it('reports what was built at the places it was written, and leaves no map behind', () => {
    const host = aHost(['vite'], files);

    expect(build(host)).toMatchObject({
      status: 0,
      found: ['src/a.js:2:3:', 'src/a.css:1:6:', 'src/a.css:2:5:'],
    });
    expect(host.list().filter((name) => /^dist.*\.map$/.test(name))).toEqual([]);
  });

  it('keeps the maps that the project asked for', () => {
    const own = config({}).replace('plugins:', 'build: { sourcemap: true }, plugins:');
    const host = aHost(['vite'], { ...files, 'vite.config.mjs': own });

    expect(build(host).found).toContain('src/a.js:2:3:');
    expect(host.list().filter((name) => /^dist.*\.map$/.test(name))).toHaveLength(1);
  });

  it('ends a build only where that is asked for, and never by a fault of its own', () => {
    const failing = aHost(['vite'], { ...files, 'vite.config.mjs': config({ fail: true }) });
    const broken = aHost(['vite'], { ...files, 'plimsoll.config.json': '{' });

    expect(build(failing)).toMatchObject({
      status: 1,
      said: expect.stringContaining('1 use breaks') as string,
    });
    expect(build(broken)).toMatchObject({
      status: 0,
      said: expect.stringContaining('This is not JSON') as string,
    });
  });
});
