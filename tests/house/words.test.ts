import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Words no one says today; docs/glossary.md has the ones to use. */
const OLD_WORDS = /\b(?:anew|foretold|somebody|told|whoever|whom)\b/i;

/** Terms with one form in all that people read; docs/glossary.md has the others. */
const SAID_OTHERWISE: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bmail(?:s|ed)?\b(?! server|\.example)/i, 'email'],
  [/\b(?:these|those) letters\b/i, 'emails'],
  [/Chrome Android|(?:Firefox|Opera) (?:for )?Android\b/, '… on Android'],
  [/WebView Android|WebView on iOS/, 'Android WebView, iOS in-app browsers'],
  [/Samsung Browser/, 'Samsung Internet'],
  [/(?<!math\.)\bfloors?\b/i, 'minimum version'],
  [/\b(?:giv(?:es?|ing)|gave|given) (?:\S+ ){0,3}up\b/i, 'drop, no longer supported'],
  [
    /\b(?:people lost|(?:leaves?|leaving) people out|is left out\b(?=[ ,]*(?:by|and|when)))/i,
    'without support',
  ],
  [/\bdata(?: is)?,? of $/i, 'data from'],
  [/\bas the rule says\b|\bthe rule (?:sets|gives|alone)\b|\bthe rule’s\b/i, 'automatic'],
  [/\bset by (?:the )?hand\b/i, 'your own, manual'],
  [/\bregister of decisions\b|\bdecision register\b/i, 'decision log'],
  [/\b(?:renew(?:s|ed|ing|al)?)\b/i, 'sync'],
  [/(?<!another )\bprograms?\b/i, 'script, app, API client; Plimsoll'],
  [/\b(?:no|two|a) days?\b(?= (?:such|we know|or\b))|\bno day yet\b/i, 'date'],
  [/\b(?:un)?guarded\b/i, 'has a fallback, is tested for first'],
  [/\bcan go\b(?! back)/i, 'no longer needed'],
  [/\bunknown to the data\b/i, 'we don’t recognize'],
  [/\b(?:audience|browser|coverage|people|share|visitors)s? moved\b|” moved\b/i, 'changed'],
  [/\bon or above\b|\bis above\b|\bis on the line\b/i, 'at or above'],
  [/\b(?:comes|brings?) (?:it |them )?back\b/i, 'reopens, asks you to review'],
  [/\brecord(?:s|ed|ing)? (?:a|the|this) decision\b|\b(?:being|not) recorded\b/i, 'save'],
  [/\baddress of (?:a|the|your) workspace\b/i, 'URL name'],
];

/** Rules of style that a script can check, in all that people read. */
const STYLE: readonly (readonly [fault: RegExp, advice: string])[] = [
  [/\brests? on\b|\bforetells?\b|\bis what counts\b/i, 'Name the evidence or the number.'],
  [/\bbeside\b|\bmeanwhile\b/i, 'Say “next to”, “as well as” or “until then”.'],
  [
    /[\s”](?:is|are) no (?!longer\b|more\b|such\b|need\b|\w+ (?:to|here|with|in|of|at|called|yet)\b)(?=\w+[ .,])(?<!There (?:is|are) no )/i,
    'Say “is not a …”.',
  ],
  [/^Nothing\.$/, 'Say what will be here, and how to get it.'],
  [/\d %/, 'Put a narrow no-break space before %.'],
  [/!$/, 'Leave the exclamation mark out.'],
  [
    /\b(?:analys|organis|recognis)e|\b(?:behaviou|colou|favou)r\b|\bcentre\b/i,
    'Use American spelling.',
  ],
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

/** Folders of src with texts for people. */
const READ_FOLDERS = ['browser', 'cli', 'client', 'domain', 'engines/importer', 'relay', 'server'];

function readSentencesBelow(folder: string) {
  return (
    readdirSync(join('src', folder), { encoding: 'utf8', recursive: true })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => join('src', folder, path))
      .flatMap((file) => sentencesIn(file).map((sentence) => ({ file, sentence })))
      // A name of code has no spaces.
      .filter(({ sentence }) => sentence.trim().includes(' ') || sentence.trim() === 'Nothing.')
  );
}

const findFaultsOf = (sentence: string): readonly string[] => [
  ...SAID_OTHERWISE.filter(([term]) => term.test(sentence)).map(
    ([, instead]) => `say “${instead}”`,
  ),
  ...STYLE.filter(([fault]) => fault.test(sentence)).map(([, advice]) => advice),
];

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

  it.each(READ_FOLDERS)(
    'have one form, and good style, in what people read of src/%s',
    (folder) => {
      const faults = readSentencesBelow(folder).flatMap(({ file, sentence }) =>
        findFaultsOf(sentence).map((fault) => `${file}: ${sentence.trim()} (${fault})`),
      );

      expect(faults).toEqual([]);
    },
  );

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
