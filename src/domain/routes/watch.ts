import { withSearch } from './address';
import { compatHref, featureHref, featureSetHref } from './subjects';

export interface SubjectParameter {
  readonly feature?: string | null | undefined;
  readonly compatKey?: string | null | undefined;
  readonly features?: readonly string[] | null | undefined;
}

/**
 * A subject as `?subject=` writes it: `has`, `has,subgrid`, or the path of a key, with dots. People
 * write features in any case, but their pages have one address.
 */
export function parseSubject(text: string): SubjectParameter {
  if (text.includes('.')) return { compatKey: text };
  const names = text
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  return names.length > 1 ? { features: names } : { feature: names[0] ?? '' };
}

export function printSubject({ feature, compatKey, features }: SubjectParameter): string {
  return compatKey ?? features?.join(',') ?? feature ?? '';
}

/** The page about a feature, a set or a key. */
export function subjectHref({ feature, features, compatKey }: SubjectParameter): string {
  if (compatKey != null) return compatHref(compatKey);
  return features ? featureSetHref(features) : featureHref(feature ?? '');
}

interface WatchView {
  /** A feature’s slug, slugs of a set with commas between, or the path of a key. */
  readonly subject?: string | undefined;
  /** Every feature that matches it, where there is no subject. */
  readonly query?: string | undefined;
  /** A workspace’s slug. */
  readonly workspace?: string | undefined;
  /** Says that an email with a link to confirm is on its way. */
  readonly alert?: 'sent' | undefined;
}

/** The page behind the links of a line alert’s email, which confirms an address or deletes it. */
export const lineAlertHref = (token: string, act?: 'stop' | 'confirmed' | 'stopped'): string =>
  withSearch(`/alert/${encodeURIComponent(token)}`, { act });

export const watchHref = ({ subject, query, workspace, alert }: WatchView): string =>
  withSearch('/watch', { subject, query, workspace, alert });
