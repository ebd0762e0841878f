import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findSubjectFaults } from '@/tools/commitMessage.mjs';
import { findFaults } from '@/tools/english.mjs';

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const ROOT = readdirSync('.').filter(
  (name) => /^[A-Z]+\.md$/.test(name) && name !== 'THIRD_PARTY.md',
);
const DOCUMENTS = [...ROOT, ...['docs', 'data', 'src', 'research'].flatMap(markdownIn)];
const WRITTEN = DOCUMENTS.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const { scripts, version } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  version: string;
};

const withoutCode = (text: string): string => text.replace(/^```[^]*?^```$/gm, '');

/** Paragraphs, items of lists and cells of tables, without their marks; headings left out. */
const paragraphsOf = (text: string): string[] =>
  withoutCode(text)
    .replace(/^#.*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)|\|/)
    .map((part) => part.replace(/^\s*(?:[-*]|\d+\.) /, '').replaceAll('**', ''))
    .map((part) => part.replace(/\s+/g, ' ').trim());

/** As GitHub makes them of headings. */
const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (path: string): boolean =>
  ['', '.ts', '.tsx', '.mjs', '.d.ts'].some((ending) => existsSync(path + ending));

/** A path that a recipe leaves to its reader, or that only a build makes. */
const isMadeUp = (path: string): boolean => /\bname\b|\bName/.test(path);

const FOLDERS = ['src', 'data', 'tests', 'docs', 'pages', 'bench', 'research', 'deploy'];
const DISTRICTS = readdirSync('src').filter((name) => statSync(join('src', name)).isDirectory());
const PATH = new RegExp(
  `(?<![\\w./-])(?:@|${[...FOLDERS, ...DISTRICTS].join('|')})/[\\w.[\\]/-]+`,
  'g',
);

/** Files and folders that a text names by their path from the root, by `@/` or from `src`. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(PATH)]
    .map(([path]) => path.replace(/^@\//, 'src/').replace(/[./]+$/, ''))
    .map((path) => (DISTRICTS.includes(path.split('/', 1)[0] ?? '') ? join('src', path) : path))
    .filter((path) => !isMadeUp(path));

describe('the documents', () => {
  it.each(WRITTEN)('are in plain English in $file', ({ text }) => {
    const faults = paragraphsOf(text).flatMap((paragraph) =>
      findFaults(paragraph).map(({ advice }) => `${advice} ${paragraph.slice(0, 80)}`),
    );

    expect(faults).toEqual([]);
  });

  it.each(WRITTEN)('link only to what is there in $file', ({ file, text }) => {
    const links = [
      ...withoutCode(text).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g),
    ];
    const broken = links.filter(([, path = '', anchor = '']) => {
      const target = path === '' ? file : join(dirname(file), path);
      if (!existsSync(target)) return true;
      if (anchor === '' || statSync(target).isDirectory()) return false;
      return !anchorsOf(readFileSync(target, 'utf8')).includes(anchor.slice(1));
    });

    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it.each(WRITTEN)('name only files that exist in $file', ({ text }) => {
    const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => pathsIn(code));

    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(WRITTEN)('name only scripts and benchmarks that run in $file', ({ text }) => {
    const named = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-zA-Z]+))?/g)];
    const unknown = named.filter(
      ([, script = '', bench]) =>
        !(script in scripts) || (script === 'bench' && bench && !existsSync(`bench/${bench}.ts`)),
    );

    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});

describe('the index of documents', () => {
  it('leads to every document of docs', () => {
    const text = readFileSync('docs/README.md', 'utf8');
    const documents = readdirSync('docs').filter((name) => name !== 'README.md');

    expect(
      documents.filter((name) => /\.md$|^decisions$/.test(name) && !text.includes(`](${name}`)),
    ).toEqual([]);
  });
});

describe('the README', () => {
  const text = readFileSync('README.md', 'utf8');

  it('has at most a hundred lines', () => {
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
  });

  it('leads to the page of every district, in at most 13 rows', () => {
    const rows = text.match(/^\| (?:\[?`).*$/gm) ?? [];
    const districts = readdirSync('src', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== '__generated__')
      .map(({ name }) => `(src/${name}/README.md)`);

    expect(districts.filter((link) => !text.includes(link))).toEqual([]);
    expect(rows.filter((row) => !row.includes('npm ')).length).toBeLessThanOrEqual(13);
  });
});

describe('the architecture', () => {
  it('has at most seventy lines', () => {
    const lines = readFileSync('docs/architecture.md', 'utf8').trimEnd().split('\n');

    expect(lines.length).toBeLessThanOrEqual(70);
  });
});

describe('the changelog', () => {
  const lines = readFileSync('CHANGELOG.md', 'utf8').split('\n');
  const releases = lines.filter((line) => line.startsWith('## '));

  it('begins with what is unreleased, then the version of package.json', () => {
    expect(releases[0]).toBe('## [Unreleased]');
    expect(releases[1]).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`));
  });

  it('sorts changes by kind', () => {
    const kinds = lines.filter((line) => line.startsWith('### '));

    expect(
      kinds.filter(
        (kind) => !/^### (?:Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(kind),
      ),
    ).toEqual([]);
  });

  it('gives each change one line that begins with a verb and ends with a period', () => {
    const first = lines.indexOf('## [Unreleased]');
    const changes = lines.slice(first).filter((line) => /^(?:-| {2})/.test(line));

    expect(changes.filter((line) => !/^- [A-Z]\w*s\b.*\.$/.test(line))).toEqual([]);
  });
});

describe('a lint message', () => {
  it('names only files that exist', () => {
    // Rules of the plugin for Relay are named like files of src/relay.
    const text = readFileSync('eslint.config.mjs', 'utf8').replace(/'relay\/[a-z-]+'/g, '');
    const named = pathsIn(text);

    expect(named).toContain('src/relay/mutations/useMutation');
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

describe('the latest commit', () => {
  const readSubject = (): string => {
    try {
      return execFileSync('git', ['log', '-1', '--format=%s'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // An unpacked archive has no commits.
      return '';
    }
  };

  it('has a short imperative subject', () => {
    expect(findSubjectFaults(readSubject())).toEqual([]);
  });
});
