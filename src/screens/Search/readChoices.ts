import { recentFeatures } from '@/device/recentFeatures';
import { href } from '@/routes/href';
import type { ChoiceGroup } from './searchChoices';

/** The features read last, to follow the options before anything is typed. */
export function readChoices(): readonly ChoiceGroup[] {
  const options = recentFeatures().map(({ slug, name }) => ({
    kind: 'page' as const,
    key: `read:${slug}`,
    label: name,
    href: href.feature(slug),
  }));
  return options.length > 0 ? [{ heading: 'Features you read', options }] : [];
}
