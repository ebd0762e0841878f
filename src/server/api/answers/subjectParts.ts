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
  if (key !== undefined) return ['compat', key];
  return ['features', findSpoken(catalogue, name) ?? name];
}

/** The feature that words mean: “CSS nesting”, “service worker”, “container queries”. */
function findSpoken(catalogue: Catalogue, text: string): string | undefined {
  if (!/^[\w\s-]+$/.test(text)) return undefined;
  const words = text.toLowerCase().replace(/^(?:css|html|javascript|js|svg|web)\s+/, '');
  const slug = words.trim().replace(/\s+/g, '-');
  if (catalogue.featureBySlug(slug) ?? catalogue.redirectBySlug(slug)) return slug;
  const singular = toSingular(words);
  return catalogue.features.find(({ name }) => toSingular(name) === singular)?.slug;
}

const toSingular = (name: string): string => toPlain(name).replace(/-/g, '').replace(/s$/, '');

/** `:has()` and `:HAS` are one name. */
function toPlain(name: string): string {
  return name.toLowerCase().replace(/[\s()<>`]/g, '');
}
