// Compiles the catalogs of src/domain/messages to modules: a function for each message, so that a
// browser loads no parser and, of each catalog, only the section that a page shows.
// Ruled by docs/decisions/0062-languages.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/lib/compile-module';
import { LOCALES } from '@/domain/messages/locale';

const FOLDER = 'src/domain/messages';

type Messages = Readonly<Record<string, string>>;

/**
 * Writes a module for each section of each catalog.
 * @throws Error where a message is no ICU MessageFormat
 */
export function compileMessages(): void {
  mkdirSync(`${FOLDER}/__generated__`, { recursive: true });
  for (const locale of LOCALES)
    for (const [section, messages] of Object.entries(readCatalog(locale)))
      writeFileSync(
        `${FOLDER}/__generated__/${section}.${locale}.ts`,
        compileSection(locale, section, messages),
      );
}

/** Section → key → message. */
export function readCatalog(locale: string): Readonly<Record<string, Messages>> {
  return JSON.parse(readFileSync(`${FOLDER}/${locale}.json`, 'utf8')) as Record<string, Messages>;
}

function compileSection(locale: string, section: string, messages: Messages): string {
  // `strict` refuses arguments of types that ICU does not know.
  const format = new MessageFormat(locale, { strict: true, returnType: 'string' });
  const code = compileModule(format, messages)
    // Theirs are CommonJS: a page would load all of it, with the plurals of every language.
    .replace('"@messageformat/runtime"', '"../choose"')
    .replace(/^import .*\/cardinals";\n/m, '')
    .replaceAll(new RegExp(`\\b(plural\\([\\w.]+, \\d+, )${locale},`, 'g'), `$1"${locale}",`)
    .replace(/^export default /m, `export const ${section} = `)
    .replaceAll(
      /^( +\w+: )\(d\) => (.*?)(,?)$/gm,
      (_: string, key: string, body: string, comma: string) =>
        `${key}(d: ${typeArguments(body)}) => (${body}) as string${comma}`,
    );
  return `// Written by \`npm run messages\` from ${FOLDER}/${locale}.json.\n${code}\n`;
}

/** Plurals count; every other argument is text. */
function typeArguments(code: string): string {
  const names = [...code.matchAll(/\bd\.(\w+)/g)].map(([, name]) => name!);
  const counts = [...code.matchAll(/\bplural\(d\.(\w+)/g)].map(([, name]) => name!);
  const fields = [...new Set(names)].map(
    (name) => `${name}: ${counts.includes(name) ? 'number' : 'string'}`,
  );
  return `{ ${fields.join('; ')} }`;
}

if (require.main === module) compileMessages();
