import { compatHref } from './compatHref';
import { featureHref, featureSetHref } from './featureHref';
import type { SubjectParameter } from './subjectParameter';

/** The page about a feature, a set or a key. */
export function subjectHref({ feature, features, compatKey }: SubjectParameter): string {
  if (compatKey != null) return compatHref(compatKey);
  return features ? featureSetHref(features) : featureHref(feature ?? '');
}
