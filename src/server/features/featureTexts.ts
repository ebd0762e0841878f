import type { Feature } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { TextColumn } from './TextColumn';

/**
 * What queries look for text in: by feature index, folded. Lines keep a text from matching across
 * the end of one part and the start of the next.
 */
interface FeatureTexts {
  /** Id and name. */
  readonly names: TextColumn;
  readonly descriptions: TextColumn;
  /** Ids, titles and addresses. */
  readonly specifications: TextColumn;
  /** Paths of compatibility keys, `PATH_EDGE` before, between and behind them. */
  readonly paths: TextColumn;
}

/** No path holds a space. */
export const PATH_EDGE = ' ';

/** Texts that differ in case or in how accents are encoded are one. */
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
