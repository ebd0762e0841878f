import { formatList } from '@/domain/format';
import type { AbsentFeature } from './FeatureSet';

const MAX_SHOWN = 60;

/** “There is no feature “hass”. Did you mean has or masks?” */
export function absentSentence({ slug, matches }: AbsentFeature): string {
  const shown = slug.length > MAX_SHOWN ? `${slug.slice(0, MAX_SHOWN)}…` : slug;
  const meant = formatList(
    matches.map((match) => match.slug),
    'or',
  );
  return `There is no feature “${shown}”.${meant && ` Did you mean ${meant}?`}`;
}
