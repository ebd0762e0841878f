import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const FORBIDDEN_FOLDERS = ['utils', 'util', 'helpers', 'shared', 'common', 'lib', 'misc'];
// Bound by no row: what the compiler writes.
const GENERATED = '__generated__';

/** A table that needs more forbids little. */
const MOST_ROWS = 13;
const MOST_NAMES = 5;

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const filesUnder = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesUnder(path) : [path]));

const sources = filesUnder('src').filter((file) => !file.includes(GENERATED));
const pages = filesUnder('pages');
const screens = sources.map((file) => basename(file)).filter((name) => name.endsWith('Screen.tsx'));

interface Table {
  /** From the root of the project. */
  readonly folder: string;
  /** Each room, from the top down, and the rooms below that it may import. */
  readonly rooms: Readonly<Record<string, readonly string[]>>;
}

// The tables are ES modules, which lint reads and Jest cannot require.
const tables = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-'], {
    encoding: 'utf8',
    input: filesUnder('src')
      .filter((file) => basename(file) === 'layers.mjs')
      .map((file) => `{ folder: '${dirname(file)}', ...(await import('./${file}')) }`)
      .join(',')
      .replace(/^.*$/s, (list) => `console.log(JSON.stringify([${list}]))`),
  })
    .replaceAll('"DISTRICTS"', '"rooms"')
    .replaceAll('"ROOMS"', '"rooms"'),
) as readonly Table[];

const DISTRICTS = ['client', 'relay', 'browser', 'engines', 'domain', 'cli', 'tools', 'server'];
const SERVER_DISTRICTS = foldersIn('src/server').map((name) => `server/${name}`);

/**
 * How a journey writes the address of a page: `pages/groups/[...path].tsx` is met as '/groups/…'.
 */
function addressOf(page: string): RegExp {
  const route = page.replace(/^pages/, '').replace(/(\/index)?\.tsx?$/, '') || '/';
  const [fixed = '', ...dynamic] = route.split('[');

  return new RegExp(`['"\`]${fixed}${dynamic.length > 0 ? '.' : '[\'"`?#]'}`);
}

describe('layout', () => {
  it('has at most nine districts in src and six in the server', () => {
    expect(foldersIn('src').length).toBeLessThanOrEqual(9);
    expect(SERVER_DISTRICTS.length).toBeLessThanOrEqual(6);
  });

  it.each(tables)('orders every room of $folder, and nothing else', ({ folder, rooms }) => {
    const listed = Object.keys(rooms).filter((room) => !room.startsWith('pages'));

    expect(listed.sort()).toEqual(
      foldersIn(folder)
        .filter((name) => name !== GENERATED)
        .sort(),
    );
  });

  it.each(tables)('keeps the table of $folder short, with few names a row', ({ rooms }) => {
    expect(Object.keys(rooms).length).toBeLessThanOrEqual(MOST_ROWS);
    expect(Object.values(rooms).filter((below) => below.length > MOST_NAMES)).toEqual([]);
  });

  it.each(tables)('lets no room of $folder import one above it', ({ rooms }) => {
    const order = Object.keys(rooms);
    const isUpward = (room: string, other: string) =>
      order.includes(other) && order.indexOf(other) <= order.indexOf(room);

    expect(
      Object.entries(rooms).flatMap(([room, below]) =>
        below.filter((other) => isUpward(room, other)).map((other) => `${room} → ${other}`),
      ),
    ).toEqual([]);
  });

  it.each([...DISTRICTS, ...SERVER_DISTRICTS])('says in a page what is in src/%s', (district) => {
    const readme = readFileSync(`src/${district}/README.md`, 'utf8');

    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
    expect(foldersIn(`src/${district}`).filter((name) => !readme.includes(`\`${name}`))).toEqual(
      [],
    );
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
