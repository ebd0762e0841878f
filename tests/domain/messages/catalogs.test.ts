import MessageFormat from '@messageformat/core';
import { LOCALES } from '@/domain/messages/locale';
import { readCatalog } from '@/tools/compileMessages';

const ENGLISH = readCatalog('en');
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** Sections and keys, in order. */
const keysOf = (catalog: ReturnType<typeof readCatalog>) =>
  Object.entries(catalog).flatMap(([section, messages]) =>
    Object.keys(messages).map((key) => `${section}.${key}`),
  );

const messageAt = (catalog: ReturnType<typeof readCatalog>, path: string): string => {
  const [section = '', key = ''] = path.split('.');
  return catalog[section]?.[key] ?? '';
};

/** The arguments that a message shows, such as a share, and those that choose between its forms. */
function argumentsOf(locale: string, message: string) {
  const code = String(new MessageFormat(locale, { strict: true }).compile(message));
  const named = (pattern: RegExp) =>
    [...new Set([...code.matchAll(pattern)].map(([, name]) => name))].toSorted();
  return {
    shown: named(/(?<!\b(?:select|plural)\()\bd\.(\w+)/g),
    choosing: named(/\b(?:select|plural)\(d\.(\w+)/g),
  };
}

/** Words that are the same in every language, and messages without a word. */
const SAME = new Set([
  'verdict.headline',
  'verdict.claim',
  'verdict.claimWithRest',
  'verdict.missingForMost',
  'verdict.browser',
  'customers.version',
  'verdict.place',
]);

describe.each(OTHERS)('the catalog %s', (locale) => {
  const catalog = readCatalog(locale);

  it('has the messages of the English one, and no others', () => {
    expect(keysOf(catalog).toSorted()).toEqual(keysOf(ENGLISH).toSorted());
  });

  it.each(keysOf(ENGLISH))('fills %s with the same arguments', (path) => {
    const english = argumentsOf('en', messageAt(ENGLISH, path));
    const { shown, choosing } = argumentsOf(locale, messageAt(catalog, path));

    expect(shown).toEqual(english.shown);
    expect(english.choosing).toEqual(expect.arrayContaining(choosing));
  });

  it.each(keysOf(ENGLISH).filter((path) => !SAME.has(path)))(
    'has words of its own for %s',
    (path) => {
      expect(messageAt(catalog, path)).not.toBe(messageAt(ENGLISH, path));
    },
  );

  it('writes typographic quotation marks and apostrophes', () => {
    for (const path of keysOf(catalog)) expect(messageAt(catalog, path)).not.toMatch(/['"]/);
  });
});
