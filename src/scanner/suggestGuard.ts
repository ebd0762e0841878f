// A key → code that tests for it, ready to copy; undefined where nothing can be tested, as with
// syntax, or where browsers ignore what they don't know anyway.

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

export function suggestGuard(key: string): string | undefined {
  const [root, second = '', ...rest] = key.split('.');
  if (root === 'css') return inCss(second, rest);
  if (root === 'api') return inApi(second, rest);
  return root === 'javascript' && second === 'builtins' ? inBuiltins(rest) : undefined;
}

function inCss(kind: string, [name = '', value]: readonly string[]): string | undefined {
  if (kind === 'properties')
    return `@supports (${name}: ${value && /^[a-z-]+$/.test(value) ? value : 'initial'}) {\n  /* … */\n}`;
  if (kind !== 'selectors') return undefined;
  const argument = TAKES_ARGUMENT.has(name) ? '(*)' : '';
  const isElement = PSEUDO_ELEMENTS.test(name);
  return name === 'nesting'
    ? '@supports selector(&) {\n  /* … */\n}'
    : `@supports selector(${isElement ? '::' : ':'}${name}${argument}) {\n  /* … */\n}`;
}

const TAKES_ARGUMENT = new Set(['has', 'is', 'where', 'not', 'host-context', 'slotted', 'cue']);
const PSEUDO_ELEMENTS =
  /^(?:after|backdrop|before|checkmark|column|cue|details-content|file-selector-button|first-l|grammar|highlight|marker|part|picker|placeholder$|scroll-|search-text|selection|slotted|spelling|target-text|view-transition|-webkit|-moz)/;

/** Interfaces with one object in a page, under the same name. */
const SINGLES = new Set(['Window', 'Document', 'Navigator', 'Screen', 'Location', 'History']);

function inApi(owner: string, [member]: readonly string[]): string | undefined {
  const isFunction = /^[a-z]/.test(owner);
  if (member === undefined || member === owner)
    return `if ('${owner}' in ${isFunction ? 'globalThis' : 'window'}) {\n  // …\n}`;
  if (isFunction) return undefined;
  if (SINGLES.has(owner) && /^[a-z]\w*$/i.test(member) && !member.includes('_'))
    return `if ('${member}' in ${owner.toLowerCase()}) {\n  // …\n}`;
  if (member.endsWith('_event'))
    return `if ('on${member.slice(0, -'_event'.length)}' in ${owner}.prototype) {\n  // …\n}`;
  if (member.endsWith('_static'))
    return `if ('${member.slice(0, -'_static'.length)}' in ${owner}) {\n  // …\n}`;
  if (!/^\w+$/.test(member) || member.includes('_')) return undefined;
  return `if ('${member}' in ${owner}.prototype) {\n  // …\n}`;
}

function inBuiltins([owner = '', member]: readonly string[]): string | undefined {
  if (member === undefined || member === owner)
    return `if (typeof ${owner} !== 'undefined') {\n  // …\n}`;
  if (!/^\w+$/.test(member)) return undefined;
  const isStatic = STATIC_OWNERS.has(owner) || STATICS.has(`${owner}.${member}`);
  return `if ('${member}' in ${owner}${isStatic ? '' : '.prototype'}) {\n  // …\n}`;
}
