const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/**
 * A key as people write it, `:has()` for `css.selectors.has`, where its description says only that;
 * or else its name.
 */
export function getKeyHeading(name: string, descriptionHtml: string | null | undefined): string {
  const [, written] = /^<code>([^<]+)<\/code>\.?$/.exec(descriptionHtml?.trim() ?? '') ?? [];
  return written?.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity]!) ?? name;
}
