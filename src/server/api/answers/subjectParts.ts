import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { snippetKey } from './snippetKey';

/**
 * The kind of page and the id that `findSubject` takes, for an id, a key, a name or a snippet such as
 * `:has()`. Text that matches nothing counts as the id of a feature.
 */
export function subjectParts(
  catalogue: Catalogue,
  text: string,
): readonly [kind: string, id: string] {
  const name = text.trim();
  if (catalogue.featureBySlug(name) ?? catalogue.redirectBySlug(name)) return ['features', name];
  if (catalogue.keyByPath(name)) return ['compat', name];
  const plain = toPlain(name);
  const feature = catalogue.features.find(
    (row) => toPlain(row.name) === plain || row.caniuseIds.includes(name),
  );
  if (feature) return ['features', feature.slug];
  const key = snippetKey(catalogue, name);
  return key === undefined ? ['features', name] : ['compat', key];
}

/** `:has()` and `:HAS` are one name. */
function toPlain(name: string): string {
  return name.toLowerCase().replace(/[\s()<>`]/g, '');
}
