// A piece of script → the compat key that decides whether it works, as the scanner reads it. Easy to get
// wrong: a member that nobody knows means no key at all, or `new Set().rotate()` would answer for `Set`.
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import type { CodeReader } from '@/server/model/scan/readCode';
import { leastUsable } from './leastUsable';
import { membersNamed, ofOneAge } from './membersNamed';
import { isCode } from './nearSubjects';
import { MAX_SNIPPET } from './snippetKey';
import { subjectParts } from './subjectParts';

/** Markup, selectors, rules, colors, declarations, attributes. */
const IS_NO_SCRIPT = /^(?:[<:@&]|#(?![\w$]+ in )|[\w-]+\s*:|[\w-]+=["']?[\w-]*["']?$)/;

/** A dot says nothing of what stands behind it. */
const DOT = 'javascript.operators.property_accessors';

/** The path of the key; or the text itself, if it has an answer already or is no script. */
export async function nameCode(
  catalogue: Catalogue,
  readCode: CodeReader,
  text: string,
): Promise<string> {
  const code = text.trim();
  if (code.length > MAX_SNIPPET || !isCode(code) || IS_NO_SCRIPT.test(code)) return text;
  const [kind, id] = subjectParts(catalogue, code);
  if (kind === 'compat' || catalogue.featureBySlug(id)) return text;
  const { uses, problem } = await readScript(readCode, code);
  if (problem) return text;
  const certain = uses.flatMap(({ key }) => (key === DOT ? [] : (catalogue.keyByPath(key) ?? [])));
  const supposed = untypedMembers(catalogue, code, certain);
  const decisive = supposed && leastUsable(catalogue, [...certain, ...supposed]);
  return decisive?.path ?? text;
}

/** As a whole statement, the head of one such as `for await (const x of y)`, or a test of a field. */
async function readScript(readCode: CodeReader, code: string) {
  let read = await readCode({ language: 'js', text: code });
  for (const whole of [
    `${code};`,
    `class A { ${/^#[\w$]+/.exec(code)?.[0] ?? ''}; a() { ${code} } }`,
  ]) {
    if (!read.problem) break;
    read = await readCode({ language: 'js', text: whole });
  }
  return read;
}

/** A chain of members with its root, if that is a name: `a.b?.c(`. */
const CHAIN = /([A-Za-z_$][\w$]*|[^\s.?])((?:\s*\??\.\s*[A-Za-z_$][\w$]*)+)\s*(?:\?\.\s*)?(\()?/g;
const NAME = /[\w$]+/g;

/**
 * The keys of members whose receiver has no type: `list.at(-1)` is of arrays and strings, which got
 * it together. Undefined if a member is unknown, or if it came to its owners at different times.
 */
function untypedMembers(
  catalogue: Catalogue,
  code: string,
  certain: readonly CompatKey[],
): readonly CompatKey[] | undefined {
  const known = new Set(certain.flatMap(({ path }) => path.split(/[._]/)));
  const bare = code.replace(/"[^"]*"|'[^']*'|`[^`]*`|\/(?![/*\s])[^/\n]+\/[a-z]*/g, ' ');
  const found: CompatKey[] = [];
  for (const [, root = '', chain = '', call] of bare.matchAll(CHAIN)) {
    const names = chain.match(NAME) ?? [];
    const isTyped = !/^[\w$]+$/.test(root) || isGlobal(catalogue, root);
    for (const [index, name] of names.entries()) {
      if (known.has(name)) continue;
      if (isTyped) return undefined;
      // A property without a call may be anyone's own.
      if (call === undefined || index < names.length - 1) continue;
      const members = ofOneAge(catalogue, membersNamed(catalogue, name));
      if (members.length === 0) return undefined;
      found.push(...members);
    }
  }
  return found;
}

/** `import` is the root of `import.meta`. */
const isGlobal = (catalogue: Catalogue, name: string): boolean =>
  name === 'import' ||
  [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`].some((path) =>
    catalogue.keyByPath(path),
  );
