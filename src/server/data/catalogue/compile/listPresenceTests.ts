// The compat data → everything a script can find by its mere presence, as the text that the script
// reads: `Interface`, `Interface.member`, or a CSS property, which has no capital letter.
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data/types';
import { LYING_TESTS } from './lyingTests.data';
import type { Exposure } from './readExposure';

export interface PresenceCandidate {
  readonly key: string;
  readonly text: string;
  /** Lower is better: pages cannot bring a CSS property, but polyfills bring built-ins. */
  readonly rank: number;
  readonly support: CompatStatement['support'];
}

export function listPresenceTests(
  { api, javascript, css }: Pick<CompatData, 'api' | 'javascript' | 'css'>,
  exposure: Exposure,
): PresenceCandidate[] {
  return [
    ...properties(css.properties ?? {}),
    ...Object.entries(api).flatMap(([name, node]) =>
      isSeenByAll(name, node as Identifier, exposure)
        ? ofInterface(name, node as Identifier, exposure, api)
        : [],
    ),
    ...Object.entries(javascript.builtins ?? {}).flatMap(([name, node]) =>
      /^[A-Z]\w+$/.test(name) ? ofBuiltin(name, node as Identifier) : [],
    ),
  ].filter(({ key }) => !isLying(key));
}

const isLying = (key: string): boolean =>
  Object.keys(LYING_TESTS).some((name) =>
    name.endsWith('*')
      ? key.startsWith(name.slice(0, -1))
      : key === name || key.startsWith(`${name}.`),
  );

function candidate(key: string, text: string, node: Identifier, rank: number): PresenceCandidate[] {
  const { __compat: compat } = node;
  if (!compat || compat.status?.deprecated || compat.status?.standard_track === false) return [];
  return [{ key, text, rank, support: compat.support }];
}

const childrenOf = (node: Identifier): [string, Identifier][] =>
  Object.entries(node).filter(([name]) => name !== '__compat') as [string, Identifier][];

const properties = (node: Identifier): PresenceCandidate[] =>
  childrenOf(node).flatMap(([name, child]) =>
    /^[a-z][a-z-]*$/.test(name) ? candidate(`css.properties.${name}`, name, child, 0) : [],
  );

const isSeenByAll = (
  name: string,
  { secure_context_required: needsHttps }: Identifier,
  { interfaces, secure }: Exposure,
): boolean =>
  // A window's own members may be named like an element's id, which is a member then, too.
  name !== 'Window' && interfaces.has(name) && !secure.has(name) && needsHttps === undefined;

function ofInterface(
  name: string,
  node: Identifier,
  { secure, parents }: Exposure,
  api: CompatData['api'],
): PresenceCandidate[] {
  /** `in` finds what the parents have, too. */
  const isInherited = (member: string): boolean => {
    for (let above = parents.get(name); above !== undefined; above = parents.get(above))
      if (api[above]?.[member] !== undefined) return true;
    return false;
  };
  return [
    ...candidate(`api.${name}`, name, node, 1),
    ...childrenOf(node).flatMap(([key, child]) => {
      const member = key.replace(/_static$/, '');
      const isPlain = /^[a-z][A-Za-z0-9]*$/.test(member) && member !== name;
      if (!isPlain || isInherited(member) || secure.has(`${name}.${member}`)) return [];
      if (child.secure_context_required !== undefined) return [];
      return candidate(`api.${name}.${key}`, `${name}.${member}`, child, 1);
    }),
  ];
}

const ofBuiltin = (name: string, node: Identifier): PresenceCandidate[] => [
  ...candidate(`javascript.builtins.${name}`, name, node, 2),
  ...childrenOf(node).flatMap(([member, child]) =>
    /^[a-z][A-Za-z0-9]*$/.test(member)
      ? candidate(`javascript.builtins.${name}.${member}`, `${name}.${member}`, child, 2)
      : [],
  ),
];
