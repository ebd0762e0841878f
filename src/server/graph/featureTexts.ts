import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';

/** What queries look for text in: by feature index, folded. Lines keep a text from matching across the end of one and the start of the next. */
interface FeatureTexts {
  /** Id and name. */
  readonly names: readonly string[];
  readonly descriptions: readonly string[];
  /** Ids, titles and addresses. */
  readonly specifications: readonly string[];
  readonly paths: readonly (readonly string[])[];
}

/** Texts that differ in case or in how accents are encoded are one. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase();
}

const known = new WeakMap<Catalogue, FeatureTexts>();

export function textsOf(catalogue: Catalogue): FeatureTexts {
  let texts = known.get(catalogue);
  if (!texts) known.set(catalogue, (texts = readTexts(catalogue.features)));
  return texts;
}

function readTexts(features: readonly Feature[]): FeatureTexts {
  return {
    names: features.map(({ slug, name }) => foldText(`${slug}\n${name}`)),
    descriptions: features.map(({ description = '' }) => foldText(description)),
    specifications: features.map(({ specifications }) =>
      foldText(specifications.map(({ url, specification }) => `${specification?.id ?? ''}\n${specification?.title ?? ''}\n${url}`).join('\n')),
    ),
    paths: features.map(({ keys }) => keys.map(({ path }) => foldText(path))),
  };
}
