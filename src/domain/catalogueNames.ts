/** The catalogue's names, for looking things up offline. */
export interface CatalogueNames {
  readonly features: readonly FeatureName[];
  /** Dotted paths of compat keys. */
  readonly paths: readonly string[];
}

export interface FeatureName {
  readonly slug: string;
  readonly name: string;
}

/**
 * Serializes the names: a line `slug name` for each feature, an empty line, then a line for each
 * key with the number of leading parts it shares with the previous key, followed by the rest.
 * `css.at-rules.media` after `css.at-rules.import` is `2media`. A third smaller than plain paths
 * after compression.
 * @param paths sorted, since sharing depends on neighbors
 */
export function writeNames({ features, paths }: CatalogueNames): string {
  let before: readonly string[] = [];
  const lines = paths.map((path) => {
    const parts = path.split('.');
    const shared = sharedParts(before, parts);
    before = parts;
    return `${shared}${parts.slice(shared).join('.')}`;
  });
  return [...features.map(({ slug, name }) => `${slug} ${name}`), '', ...lines].join('\n');
}

/** Parses what `writeNames` wrote and skips lines it can't read. */
export function readNames(text: string): CatalogueNames {
  const [featureText = '', keyText = ''] = text.split(/(?:^|\n)\n/, 2);
  let before: readonly string[] = [];
  const paths = splitLines(keyText).flatMap((line) => {
    const [, shared, rest] = /^(\d+)(.+)$/.exec(line) ?? [];
    if (shared === undefined || rest === undefined) return [];
    before = [...before.slice(0, Number(shared)), ...rest.split('.')];
    return [before.join('.')];
  });
  return { features: splitLines(featureText).map(parseFeature), paths };
}

function parseFeature(line: string): FeatureName {
  const space = line.indexOf(' ');
  return space < 0
    ? { slug: line, name: line }
    : { slug: line.slice(0, space), name: line.slice(space + 1) };
}

const splitLines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/**
 * Always leaves at least one part, so that no line is empty. A part that starts with a digit must
 * not run into the count either.
 */
function sharedParts(before: readonly string[], parts: readonly string[]): number {
  let shared = 0;
  while (shared < parts.length - 1 && parts[shared] === before[shared]) shared += 1;
  while (shared > 0 && /^\d/.test(parts[shared] ?? '')) shared -= 1;
  return shared;
}
