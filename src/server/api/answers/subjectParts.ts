import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { snippetKey } from './snippetKey';
import { isSameName, spokenCode, spokenName } from './spokenName';

/**
 * The kind of page and the id that `findSubject` takes, for an id, a key, a name or a snippet such as
 * `:has()`. Text that matches nothing counts as the id of a feature.
 */
export function subjectParts(catalogue: Catalogue, text: string): Parts {
  const name = text.trim();
  if (catalogue.featureBySlug(name) ?? catalogue.redirectBySlug(name)) return ['features', name];
  if (catalogue.keyByPath(name)) return ['compat', name];
  const feature = catalogue.features.find(
    (row) => isSameName(row.name, name) || row.caniuseIds.includes(name),
  );
  if (feature) return ['features', feature.slug];
  const key = snippetKey(catalogue, name);
  if (key !== undefined) return ['compat', key];
  return saidParts(catalogue, name) ?? ['features', name];
}

type Parts = readonly [kind: string, id: string];

/** “dialog element”, “CSS nesting”, “optional chaining” */
function saidParts(catalogue: Catalogue, text: string): Parts | undefined {
  for (const code of spokenCode(text)) {
    const parts = subjectParts(catalogue, code);
    if (parts[0] === 'compat' || catalogue.featureBySlug(parts[1])) return parts;
  }
  const id = spokenName(catalogue, text);
  return id === undefined ? undefined : [id.includes('.') ? 'compat' : 'features', id];
}
