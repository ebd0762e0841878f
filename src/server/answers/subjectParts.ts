import type { Catalogue } from '@/server/catalogue/Catalogue';

/**
 * The kind of page and the id, as `findSubject` takes them, of what an id, a key, a name or a snippet
 * such as `:has()` may be about. What nothing has is taken for a feature's id.
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
  const key = snippetKeys(name).find((path) => catalogue.keyByPath(path)?.hasData);
  return key === undefined ? ['features', name] : ['compat', key];
}

/** `:has()` and `:HAS` are one name. */
function toPlain(name: string): string {
  return name.toLowerCase().replace(/[\s()<>`]/g, '');
}

/** Where a piece of code may stand in the compat data. */
function snippetKeys(text: string): readonly string[] {
  const [, pseudo] = /^::?([\w-]+)/.exec(text) ?? [];
  if (pseudo !== undefined) return [`css.selectors.${pseudo}`];
  const [, rule] = /^@([\w-]+)/.exec(text) ?? [];
  if (rule !== undefined) return [`css.at-rules.${rule}`];
  const [, element] = /^<([\w-]+)/.exec(text) ?? [];
  if (element !== undefined) return [`html.elements.${element}`];
  const [, property, value] = /^([\w-]+)\s*:\s*([\w-]+)?/.exec(text) ?? [];
  if (property !== undefined)
    return [`css.properties.${property}.${value ?? ''}`, `css.properties.${property}`];
  const name = text.replace(/\(.*$/, '').replace('.prototype.', '.');
  return [`javascript.builtins.${name}`, `api.${name}`, `css.properties.${name}`];
}
