import type { CatalogueNames } from '@/domain/catalogueNames';
import type { Catalogue } from './Catalogue';

/** Every feature and every key with data, by name. */
export function catalogueNames(catalogue: Catalogue): CatalogueNames {
  return {
    features: catalogue.features,
    paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
  };
}
