import { formatList } from '@/domain/format';
import { getBrands } from './getBrands';

interface Named {
  readonly name: string;
}

/**
 * “only partly supported in Chrome, Edge and Firefox, and missing in Safari”: which core browsers keep
 * something out of Baseline.
 * @param partial those of the missing ones that support part of it
 */
export function limitedWords(missing: readonly Named[], partial: readonly Named[]): string {
  const partialNames = partial.map(({ name }) => name);
  const others = missing.map(({ name }) => name).filter((name) => !partialNames.includes(name));
  return [
    partialNames.length > 0 && `only partly supported in ${formatList(getBrands(partialNames))}`,
    others.length > 0 && `missing in ${formatList(getBrands(others))}`,
  ]
    .filter(Boolean)
    .join(', and ');
}
