import type { Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { TextColumn } from './TextColumn';

/** Searchable text by feature index, case-folded. Newlines keep a match from spanning two parts. */
interface FeatureTexts {
  /** Id and name. */
  readonly names: TextColumn;
  readonly descriptions: TextColumn;
  /** Ids, titles and URLs. */
  readonly specifications: TextColumn;
  /** Paths of compat keys, with `PATH_EDGE` before, between and after them. */
  readonly paths: TextColumn;
}

/** Never occurs in a path. */
export const PATH_EDGE = ' ';

/** Ignores case and differences in Unicode normalization. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

export const getTexts = memoizeByCatalogue('featureTexts', ({ features }): FeatureTexts => {
  const column = (textOf: (feature: Feature) => string) =>
    new TextColumn(features.map((feature) => foldText(textOf(feature))));

  return {
    names: column(({ slug, name }) => `${slug}\n${name}`),
    descriptions: column(({ description = '' }) => description),
    specifications: column(({ specifications }) =>
      specifications
        .map(
          ({ url, specification }) =>
            `${specification?.id ?? ''}\n${specification?.title ?? ''}\n${url}`,
        )
        .join('\n'),
    ),
    paths: column(
      ({ keys }) => `${PATH_EDGE}${keys.map(({ path }) => `${path}${PATH_EDGE}`).join('')}`,
    ),
  };
});
