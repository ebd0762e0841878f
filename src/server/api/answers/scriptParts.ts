// A name as code or people write it → its key: `Map.prototype.getOrInsert()`, `navigator.gpu`, `new URL()`,
// `structuredClone`, and properties by name. Arguments are not looked at.
import type { Look, Part } from './snippetLook';

const DOTTED = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
/** Names that stand for an object in code → its interface. */
const INTERFACES: Readonly<Record<string, string>> = {
  canvas: 'HTMLCanvasElement',
  element: 'Element',
  el: 'Element',
  event: 'Event',
  globalThis: 'Window',
  self: 'WorkerGlobalScope',
  video: 'HTMLVideoElement',
  dialog: 'HTMLDialogElement',
  input: 'HTMLInputElement',
  form: 'HTMLFormElement',
};
const UPPER: readonly (readonly [RegExp, string])[] = [
  [/^css\./i, 'CSS.'],
  [/^url\./i, 'URL.'],
  [/^json\./i, 'JSON.'],
  [/^regexp\./i, 'RegExp.'],
];

/** One part, unknown or not; none for what may be a value of CSS, or takes a parser. */
export function scriptParts(look: Look, text: string): readonly Part[] {
  const [, called = text, given = ''] = /^([^(]*)\((.*?)\)?;?$/s.exec(text) ?? [];
  // Behind the arguments, more follows: `new Set().union(a)` is no question about `Set`.
  if (!isOneList(given)) return [undefined];
  const bare = called
    .trim()
    .replace(/^(?:await\s+|new\s+)+/, '')
    .replace('.prototype.', '.');
  const isConstructed = /^(?:await\s+)?new\s/.test(text);
  const found = look(...pathsOf(bare), ...(text === bare ? [`css.properties.${bare}`] : []));
  if (found) return [found];
  return DOTTED.test(bare) || isConstructed ? [undefined] : [];
}

/** True if no parenthesis closes the list before its end. */
function isOneList(given: string): boolean {
  let depth = 0;
  for (const sign of given.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '')) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return true;
}

function pathsOf(written: string): readonly string[] {
  const known = UPPER.reduce((name, [from, to]) => name.replace(from, to), written);
  const name = known.replace(/^(?:window|globalThis|self)\./, '');
  const [head = '', ...rest] = name.split('.');
  const heads = [head, head.charAt(0).toUpperCase() + head.slice(1), INTERFACES[head] ?? head];
  const names = [...new Set(heads)].map((one) => [one, ...rest].join('.'));
  return [
    `javascript.builtins.${name}`,
    ...names.flatMap((one) => [`api.${one}`, `api.${one}_static`]),
    ...names.map((one) => `javascript.builtins.${one}`),
    ...['Window', 'WorkerGlobalScope'].map((global) => `api.${global}.${name}`),
    // Members that elements share stand on the interfaces they inherit from.
    ...(/Element$/.test(names.at(-1)!.split('.')[0]!) && rest.length > 0
      ? ['HTMLElement', 'Element', 'Node', 'EventTarget'].map(
          (one) => `api.${[one, ...rest].join('.')}`,
        )
      : []),
    ...(head === 'document'
      ? ['Node', 'EventTarget'].map((one) => `api.${[one, ...rest].join('.')}`)
      : []),
  ];
}
