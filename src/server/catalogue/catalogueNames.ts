import type { CatalogueNames } from '@/domain/catalogueNames';
import { loadCatalogue } from './loadCatalogue';

/** Every feature and every key with data, by name. */
export function catalogueNames(): CatalogueNames {
  const catalogue = loadCatalogue();
  return {
    features: catalogue.features,
    paths: Array.from(catalogue.dataKeyIndexes, (index) => catalogue.keyAt(index).path),
  };
}
