// A tagged template for XML, SVG and HTML. Every value is escaped, so nothing from the data or the
// URL can become markup; only nested `markup` results pass through unescaped.

export class Markup {
  constructor(readonly text: string) {}
}

type Value = string | number | undefined | false | Markup | readonly Markup[];

export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(
    parts.reduce((text, part, index) => `${text}${render(values[index - 1])}${part}`),
  );
}

function render(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escapeMarkup(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Characters that XML can't represent at all: most control characters, lone surrogates, U+FFFE and
 * U+FFFF.
 */
const UNWRITABLE =
  /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

function escapeMarkup(text: string): string {
  return text
    .replace(UNWRITABLE, '\uFFFD')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
