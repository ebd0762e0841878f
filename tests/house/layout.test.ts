import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FORBIDDEN_FOLDERS = ['utils', 'util', 'helpers', 'shared', 'common', 'lib', 'misc'];
// Bound by no row: what the compiler writes.
const GENERATED = '__generated__';

// The table lives where lint reads it, in an ES module that Jest cannot require.
const printLayers =
  "import('./eslint.config.mjs').then(({ LAYERS }) => console.log(JSON.stringify(LAYERS)))";
const layers = Object.keys(
  JSON.parse(execFileSync(process.execPath, ['-e', printLayers], { encoding: 'utf8' })) as object,
);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const sources = filesUnder('src').filter((file) => !file.includes(GENERATED));
const pages = filesUnder('pages');
const screens = sources.map((file) => basename(file)).filter((name) => name.endsWith('Screen.tsx'));

/** The layer a source file belongs to: its folder under src, or under src/server. */
const layerOf = (file: string): string =>
  file
    .replace(/^src\//, '')
    .split('/', file.startsWith('src/server/') ? 2 : 1)
    .join('/');

/**
 * How a journey writes the address of a page: `pages/groups/[...path].tsx` is met as '/groups/…'.
 */
function addressOf(page: string): RegExp {
  const route = page.replace(/^pages/, '').replace(/(\/index)?\.tsx?$/, '') || '/';
  const [fixed = '', ...dynamic] = route.split('[');

  return new RegExp(`['"\`]${fixed}${dynamic.length > 0 ? '.' : '[\'"`?#]'}`);
}

describe('layout', () => {
  it('gives every folder of src a row in LAYERS', () => {
    const folders = [...new Set(sources.map(layerOf))];

    expect(folders.length).toBeGreaterThan(5);
    expect(folders.filter((folder) => !layers.includes(folder))).toEqual([]);
  });

  it('says in the README what every folder of src holds', () => {
    const readme = readFileSync('README.md', 'utf8');
    const folders = [...new Set(sources.map((file) => `src/${layerOf(file)}/`))];

    expect(folders.filter((folder) => !readme.includes(`\`${folder}`))).toEqual([]);
  });

  it('keeps pages to ten lines without GraphQL', () => {
    const isThick = (file: string): boolean => {
      const text = readFileSync(file, 'utf8');

      return text.trimEnd().split('\n').length > 10 || /\bgraphql`/.test(text);
    };

    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(isThick)).toEqual([]);
  });

  it('gives every screen a test of its own', () => {
    expect(screens.length).toBeGreaterThan(0);
    expect(
      screens.filter(
        (name) => !existsSync(join('tests/client/screens', name.replace('.tsx', '.test.tsx'))),
      ),
    ).toEqual([]);
  });

  it('visits every screen in a journey', () => {
    const journeys = filesUnder('tests/journeys')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');

    const isVisited = (screen: string): boolean =>
      pages.some(
        (page) => readFileSync(page, 'utf8').includes(screen) && addressOf(page).test(journeys),
      );

    expect(
      screens.map((name) => name.replace('.tsx', '')).filter((screen) => !isVisited(screen)),
    ).toEqual([]);
  });

  it('has no index files outside pages', () => {
    expect(sources.filter((file) => /^index\.[a-z]+$/.test(basename(file)))).toEqual([]);
  });

  it('has no folder for things without a noun', () => {
    const folders = new Set(sources.flatMap((file) => dirname(file).split('/')));

    expect(FORBIDDEN_FOLDERS.filter((name) => folders.has(name))).toEqual([]);
  });
});
