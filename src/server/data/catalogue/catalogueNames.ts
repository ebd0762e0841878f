import type { CatalogueNames } from '@/domain/catalogueNames';
import type { Catalogue } from './Catalogue';

/** All features, and the paths of all keys with data. */
export function catalogueNames(catalogue: Catalogue): CatalogueNames {
  return {
    features: catalogue.features,
    paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
  };
}
