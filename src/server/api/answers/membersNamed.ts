import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import { worldShare } from './leastUsable';

/** The members of interfaces and built-ins that have the name. */
export const membersNamed = (catalogue: Catalogue, name: string): readonly CompatKey[] =>
  ['api', 'javascript.builtins'].flatMap((path) =>
    (catalogue.keyByPath(path)?.children ?? []).flatMap(({ children }) =>
      children.filter((key) => key.hasData && key.name === name),
    ),
  );

/** Shares this close are those of one release in each browser. */
const SAME_AGE = 0.005;

/** The keys, if they came together; otherwise none, as their name says nothing about support. */
export function ofOneAge(catalogue: Catalogue, keys: readonly CompatKey[]): readonly CompatKey[] {
  const shares = keys.map(worldShare(catalogue));
  return Math.max(...shares) - Math.min(...shares) > SAME_AGE ? [] : keys;
}
