// A piece of script → the compat key that decides whether it works, as the scanner reads it. Easy to get
// wrong: a member that nobody knows means no key at all, or `new Set().rotate()` would answer for `Set`.
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import type { CodeReader } from '@/server/model/scan/readCode';
import { isCode } from './nearSubjects';
import { leastUsable, MAX_SNIPPET, worldShare } from './snippetKey';
import { subjectParts } from './subjectParts';

/** Markup, selectors, rules, colors, declarations. */
const IS_NO_SCRIPT = /^(?:[<:@&#]|[\w-]+\s*:)/;

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
  const { uses, problem } = await readCode({ language: 'js', text: code });
  if (problem) return text;
  const certain = uses.flatMap(({ key }) => (key === DOT ? [] : (catalogue.keyByPath(key) ?? [])));
  const supposed = untypedMembers(catalogue, code, certain);
  const decisive = supposed && leastUsable(catalogue, [...certain, ...supposed]);
  return decisive?.path ?? text;
}

const MEMBER = /(?:([A-Za-z_$][\w$]*)|[^\s.?])\s*\??\.\s*([A-Za-z_$][\w$]*)\s*(?:\?\.\s*)?(\()?/g;

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
  const share = worldShare(catalogue);
  const found: CompatKey[] = [];
  for (const [, head, name = '', call] of bare.matchAll(MEMBER)) {
    if (known.has(name)) continue;
    if (head === undefined || isGlobal(catalogue, head)) return undefined;
    // A property without a call may be anyone's own.
    if (call === undefined) continue;
    const members = membersNamed(catalogue, name);
    const shares = members.map(share);
    if (members.length === 0 || Math.max(...shares) - Math.min(...shares) > SAME_AGE)
      return undefined;
    found.push(...members);
  }
  return found;
}

/** Shares this close are those of one release in each browser. */
const SAME_AGE = 0.005;

const isGlobal = (catalogue: Catalogue, name: string): boolean =>
  [`api.${name}`, `api.Window.${name}`, `javascript.builtins.${name}`].some((path) =>
    catalogue.keyByPath(path),
  );

const membersNamed = (catalogue: Catalogue, name: string): readonly CompatKey[] =>
  ['api', 'javascript.builtins'].flatMap((path) =>
    (catalogue.keyByPath(path)?.children ?? []).flatMap(({ children }) =>
      children.filter((key) => key.hasData && key.name === name),
    ),
  );
