// A key → the test for it; undefined where nothing can be tested, as with syntax, or where browsers
// ignore what they don't know anyway. What is shown to people and what editors insert are both of it.

export interface FeatureTest {
  /** `@supports …` or `if …`. */
  readonly kind: 'supports' | 'if';
  readonly condition: string;
}

const STATIC_OWNERS = new Set(['Math', 'JSON', 'Object', 'Reflect', 'Atomics', 'Intl', 'Symbol']);
const STATICS = new Set([
  'Array.from',
  'Array.fromAsync',
  'Array.of',
  'Iterator.from',
  'Iterator.concat',
  'Iterator.zip',
  'Map.groupBy',
  'Promise.all',
  'Promise.allSettled',
  'Promise.any',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'String.raw',
  'Error.captureStackTrace',
  'Uint8Array.fromBase64',
  'Uint8Array.fromHex',
]);

export function featureTest(key: string): FeatureTest | undefined {
  const [root, second = '', ...rest] = key.split('.');
  const kind = root === 'css' ? 'supports' : 'if';
  const condition =
    root === 'css'
      ? inCss(second, rest)
      : root === 'api'
        ? inApi(second, rest)
        : root === 'javascript' && second === 'builtins'
          ? inBuiltins(rest)
          : undefined;
  return condition === undefined ? undefined : { kind, condition };
}

function inCss(kind: string, [name = '', value]: readonly string[]): string | undefined {
  if (kind === 'properties')
    return `(${name}: ${value && /^[a-z-]+$/.test(value) ? value : 'initial'})`;
  if (kind !== 'selectors') return undefined;
  const argument = TAKES_ARGUMENT.has(name) ? '(*)' : '';
  const isElement = PSEUDO_ELEMENTS.test(name);
  return name === 'nesting'
    ? 'selector(&)'
    : `selector(${isElement ? '::' : ':'}${name}${argument})`;
}

const TAKES_ARGUMENT = new Set(['has', 'is', 'where', 'not', 'host-context', 'slotted', 'cue']);
const PSEUDO_ELEMENTS =
  /^(?:after|backdrop|before|checkmark|column|cue|details-content|file-selector-button|first-l|grammar|highlight|marker|part|picker|placeholder$|scroll-|search-text|selection|slotted|spelling|target-text|view-transition|-webkit|-moz)/;

/** Interfaces with one object in a page, under the same name. */
const SINGLES = new Set(['Window', 'Document', 'Navigator', 'Screen', 'Location', 'History']);

function inApi(owner: string, [member]: readonly string[]): string | undefined {
  const isFunction = /^[a-z]/.test(owner);
  if (member === undefined || member === owner)
    return `'${owner}' in ${isFunction ? 'globalThis' : 'window'}`;
  if (isFunction) return undefined;
  if (SINGLES.has(owner) && /^[a-z]\w*$/i.test(member) && !member.includes('_'))
    return `'${member}' in ${owner.toLowerCase()}`;
  if (member.endsWith('_event'))
    return `'on${member.slice(0, -'_event'.length)}' in ${owner}.prototype`;
  if (member.endsWith('_static')) return `'${member.slice(0, -'_static'.length)}' in ${owner}`;
  if (!/^\w+$/.test(member) || member.includes('_')) return undefined;
  return `'${member}' in ${owner}.prototype`;
}

function inBuiltins([owner = '', member]: readonly string[]): string | undefined {
  if (member === undefined || member === owner) return `typeof ${owner} !== 'undefined'`;
  if (!/^\w+$/.test(member)) return undefined;
  const isStatic = STATIC_OWNERS.has(owner) || STATICS.has(`${owner}.${member}`);
  return `'${member}' in ${owner}${isStatic ? '' : '.prototype'}`;
}
