import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Words no one says today; docs/glossary.md has the ones to use. */
const OLD_WORDS = /\b(?:anew|foretold|somebody|told|whoever|whom)\b/i;

/** Terms with one form in all that people read; docs/glossary.md has the others. */
const SAID_OTHERWISE: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bmail(?:s|ed)?\b(?! server|\.example)/i, 'email'],
  [/Chrome Android|(?:Firefox|Opera) (?:for )?Android\b/, '… on Android'],
  [/WebView Android|WebView on iOS/, 'Android WebView, iOS in-app browsers'],
  [/Samsung Browser/, 'Samsung Internet'],
];

/** As a word, or as a part of a name such as `isTold` or `LAST_TOLD`. */
const hasOldWord = (text: string): boolean =>
  OLD_WORDS.test(text.replace(/(?<=[a-z])(?=[A-Z])|_/g, ' '));

/** Every text below a folder that people read or write: code with its comments, and documents. */
function textsIn(folder: string): readonly string[] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((path) => /\.(?:tsx?|mjs|css|md)$/.test(path))
    .filter((path) => !/__generated__|\.data\.ts$|words\.test\.ts$/.test(path))
    .map((path) => join(folder, path));
}

/** The names in the last column of the glossary's tables, addresses and spellings left out. */
function namesOfTheGlossary(): readonly string[] {
  const columns = readFileSync('docs/glossary.md', 'utf8').matchAll(/\|([^|]*)\|$/gm);
  return [...columns]
    .flatMap(([, column = '']) =>
      [...column.matchAll(/`([\w./-]+)`/g)].map(([, name = '']) => name),
    )
    .filter((name) => !name.startsWith('/'));
}

/** Text for people: string literals, templates and JSX text, without GraphQL and imports. */
function sentencesIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
      found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

describe('the words of the product', () => {
  it.each([
    'browser',
    'cli',
    'client',
    'domain',
    'engines/importer',
    'engines/query',
    'relay',
    'server',
  ])('are those of today in src/%s', (folder) => {
    const files = readdirSync(join('src', folder), { encoding: 'utf8', recursive: true })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('src', folder, path));
    const old = files.flatMap((file) =>
      sentencesIn(file)
        .filter((sentence) => hasOldWord(sentence))
        .map((sentence) => `${file}: ${sentence}`),
    );

    expect(files).not.toHaveLength(0);
    expect(old).toEqual([]);
  });

  it.each(['cli', 'client', 'server'])('have one form in what people read of src/%s', (folder) => {
    const files = readdirSync(join('src', folder), { encoding: 'utf8', recursive: true })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('src', folder, path));
    const others = files.flatMap((file) =>
      sentencesIn(file)
        // A name of code has no spaces.
        .filter((sentence) => sentence.trim().includes(' '))
        .flatMap((sentence) =>
          SAID_OTHERWISE.filter(([term]) => term.test(sentence)).map(
            ([, instead]) => `${file}: ${sentence.trim()} (say “${instead}”)`,
          ),
        ),
    );

    expect(others).toEqual([]);
  });

  it.each(['src', 'tests', 'pages', 'docs'])(
    'are those of today in the code, comments and documents of %s/',
    (folder) => {
      const files = textsIn(folder);

      expect(files).not.toHaveLength(0);
      expect(files.filter((file) => hasOldWord(readFileSync(file, 'utf8')))).toEqual([]);
    },
  );

  it('have, in the glossary, only names that are in the code', () => {
    const code = textsIn('src').flatMap((file) => [file, readFileSync(file, 'utf8')]);
    const words = new Set(code.join('\n').match(/[\w-]+/g));
    const names = namesOfTheGlossary();

    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !name.split(/[./]/).every((word) => words.has(word)))).toEqual(
      [],
    );
  });

  it('are those of today in the API and its manual', () => {
    expect(hasOldWord(readFileSync('schema.graphql', 'utf8'))).toBe(false);
  });
});
