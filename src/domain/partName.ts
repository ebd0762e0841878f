// The path of a compat key → the name people know it by, and the kind of thing it is. A key’s last
// segments may be the data’s own words, such as `contents_unusual`: there its description says more.

interface Parsed {
  /** The name of what the key belongs to, as code writes it. */
  readonly owner: string;
  /** Segments below it. */
  readonly below: readonly string[];
}

/** @param description of the key, as plain text */
export function partName(path: string, description?: string): string {
  const { owner, below } = parsePath(path.split('.'), description);
  if (below.length === 0) return owner;
  const detail = inSentence(description) ?? toWords(below);
  return isNamedIn(description, path) ? detail : `${owner}: ${detail}`;
}

/** “`beforetoggle` event fires at popover elements” says by itself what it belongs to. */
function isNamedIn(description: string | undefined, path: string): boolean {
  const above = path.split('.').slice(2, -1);
  return above.some((name) => description?.includes(name.replace(/_(?:event|static)$/, '')));
}

function parsePath(path: readonly string[], description: string | undefined): Parsed {
  const [root = '', kind = '', name = '', ...below] = path;
  switch (root) {
    case 'css':
      return inCss(kind, name, below, description);
    case 'api':
      return ofInterface(kind, path.slice(2));
    case 'javascript':
    case 'webassembly':
      return kind === 'builtins' || kind === 'api'
        ? ofInterface(name, below)
        : { owner: inSentence(description) ?? toWords(path.slice(2)), below: [] };
    case 'html':
    case 'svg':
    case 'mathml':
      if (kind === 'elements') return ofElement(name, below);
      return kind === 'global_attributes'
        ? { owner: `${name} attribute`, below }
        : { owner: toWords(path.slice(1)), below: [] };
    case 'http':
      return { owner: kind === 'headers' ? `${name} header` : toWords([kind, name]), below };
    default:
      return { owner: toWords(path.length > 1 ? path.slice(1) : path), below: [] };
  }
}

function inCss(
  kind: string,
  name: string,
  below: readonly string[],
  description: string | undefined,
): Parsed {
  const [value = ''] = below;
  switch (kind) {
    case 'properties':
      return below.length === 1 && CODE.test(value)
        ? { owner: `${name}: ${value}`, below: [] }
        : { owner: name, below };
    case 'selectors': {
      const isWritten = below.length === 0 && description?.startsWith(':');
      return {
        owner: isWritten ? description! : PLAIN.has(name) ? toWords([name]) : `:${name}`,
        below,
      };
    }
    case 'at-rules':
      return { owner: `@${name}`, below };
    default:
      return { owner: below.length === 0 ? (description ?? name) : name, below };
  }
}

/** Values and names as code writes them, other than the data’s own words. */
const CODE = /^-?[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Selectors that are not pseudo-classes. */
const PLAIN = new Set([
  'attribute',
  'child',
  'class',
  'column',
  'descendant',
  'id',
  'list',
  'namespace',
  'nesting',
  'next-sibling',
  'subsequent-sibling',
  'type',
  'universal',
]);

function ofInterface(owner: string, [member, ...below]: readonly string[]): Parsed {
  if (member === undefined)
    return { owner: /^[a-z]/.test(owner) ? `${owner}()` : owner, below: [] };
  if (member === owner) return { owner: `${owner}() constructor`, below };
  const [, event] = /^(.+)_event$/.exec(member) ?? [];
  if (event !== undefined) return { owner: `${owner}: ${event} event`, below };
  const [, symbol] = /^@@(.+)$/.exec(member) ?? [];
  if (symbol !== undefined) return { owner: `${owner}[Symbol.${symbol}]`, below };
  const name = member.replace(/_static$/, '');
  return /^\w+$/.test(name) && !name.includes('_')
    ? { owner: `${owner}.${name}`, below }
    : { owner, below: [member, ...below] };
}

function ofElement(name: string, [attribute, ...below]: readonly string[]): Parsed {
  if (attribute === undefined) return { owner: `<${name}>`, below: [] };
  if (CODE.test(attribute)) return { owner: `<${name} ${attribute}>`, below };
  const [, key, value] = /^([a-z]+)_([a-z-]+)$/.exec(attribute) ?? [];
  return key === 'type'
    ? { owner: `<${name} ${key}="${value}">`, below }
    : { owner: `<${name}>`, below: [attribute, ...below] };
}

/** A description within a name begins in lower case, unless it begins with code or an acronym. */
const inSentence = (description: string | undefined): string | undefined =>
  description !== undefined && /^[A-Z][a-z]+ /.test(description)
    ? `${description.charAt(0).toLowerCase()}${description.slice(1)}`
    : description;

const toWords = (segments: readonly string[]): string =>
  segments.map((segment) => segment.replaceAll('_', ' ')).join(': ');

const KINDS: readonly (readonly [prefix: string, kind: string])[] = [
  ['css.properties.', 'CSS properties'],
  ['css.selectors.', 'CSS selectors'],
  ['css.at-rules.', 'CSS at-rules'],
  ['css.', 'CSS values'],
  ['html.elements.', 'HTML elements'],
  ['html.', 'HTML attributes'],
  ['api.', 'Web APIs'],
  ['javascript.', 'JavaScript'],
  ['svg.', 'SVG'],
  ['mathml.', 'MathML'],
  ['http.', 'HTTP'],
  ['webassembly.', 'WebAssembly'],
];

/** The heading of its list: “CSS properties”. */
export function partKind(path: string): string {
  return KINDS.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'Other';
}
