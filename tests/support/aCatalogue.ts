import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { compileCatalogue } from '@/server/data/catalogue/compile/compileCatalogue';
import { readDataPackages } from '@/server/data/catalogue/compile/readDataPackages';
import { decodeCatalogue } from '@/server/data/catalogue/loadCatalogue';

const data = readDataPackages();

interface Parts {
  /** Slugs of the features it has. */
  readonly features: readonly string[];
  /** Names of CSS selectors that Safari, on Macs and on iOS, does not support. */
  readonly absentInSafari?: readonly string[];
}

/** A small catalogue of the real packages: some features, and the compat data of CSS selectors. */
export function aCatalogue({ features, absentInSafari = [] }: Parts): Catalogue {
  const { browsers, css, __meta } = structuredClone(data.compatData);
  const selectors = css.selectors!;
  for (const name of absentInSafari) {
    const { support } = selectors[name]!.__compat!;
    support.safari = { version_added: false };
    support.safari_ios = { version_added: false };
  }
  const chosen = Object.entries(data.webFeatures.features).filter(([slug]) =>
    features.includes(slug),
  );
  return decodeCatalogue(
    compileCatalogue({
      ...data,
      compatData: { __meta, browsers, css: { selectors } } as unknown as typeof data.compatData,
      webFeatures: { ...data.webFeatures, features: Object.fromEntries(chosen) },
    }),
  );
}
