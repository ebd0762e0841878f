import { applyEdits, type FormattingOptions, type JSONPath, modify } from 'jsonc-parser';

/** A JSON text with one value set, indented as the text is; all else stays as it was. */
export const setInJson = (text: string, path: JSONPath, value: unknown): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: detectFormat(text) }));

function detectFormat(text: string): FormattingOptions {
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? [];
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
