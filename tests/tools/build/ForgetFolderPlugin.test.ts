import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webpack } from 'next/dist/compiled/webpack/webpack';
import { ForgetFolderPlugin } from '@/tools/build/ForgetFolderPlugin';

const root = mkdtempSync(join(tmpdir(), 'plimsoll-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

interface Compiler {
  run(done: (error: Error | null, stats: { toJson(): Stats }) => void): void;
}

interface Stats {
  readonly assets: readonly { readonly name: string }[];
  readonly errors: readonly { readonly message: string }[];
}

/** Builds a page that starts a worker, with names as they are before the minifier runs. */
function build(name: string, imports = ''): Promise<Stats> {
  const folder = join(root, name);
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/worker.js'), 'self.onmessage = () => import("./part.js");');
  writeFileSync(join(folder, 'src/part.js'), 'export const part = 1;');
  writeFileSync(
    join(folder, 'src/page.js'),
    `${imports.replace('FOLDER', folder)}new Worker(new URL('./worker.js', import.meta.url));`,
  );
  const compiler = (webpack as (options: object) => Compiler)({
    mode: 'production',
    context: folder,
    // As Next does, which makes a module's identifier begin with its type.
    entry: { page: { import: './src/page.js', layer: 'pages' } },
    experiments: { layers: true },
    output: { path: join(folder, 'out'), filename: '[name]-[contenthash].js' },
    optimization: { minimize: false, realContentHash: false },
    plugins: [new ForgetFolderPlugin(folder)],
  });
  return new Promise((done, fail) =>
    compiler.run((error, stats) => (error ? fail(error) : done(stats.toJson()))),
  );
}

describe('ForgetFolderPlugin', () => {
  it('gives chunks with workers the same hashes in every folder', async () => {
    const [short, long] = await Promise.all([build('a'), build('a-folder-with-a-longer-name')]);

    expect(short.errors).toEqual([]);
    expect(short.assets.map(({ name }) => name)).toEqual(long.assets.map(({ name }) => name));
    expect(short.assets).toHaveLength(3);
  });

  it('ends a build in which a module is imported by its absolute path', async () => {
    const { errors } = await build('absolute', 'import "FOLDER/src/part.js";');

    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /src\/page\.js imports “.*\/absolute\/src\/part\.js” by its absolute path\.$/,
      ),
    ]);
  });
});
