// The subject of a decision, as stored text and as an entry of today's catalogue. Pitfall: data
// change, so a subject with a decision may no longer exist.
import type { Audience } from '@/domain/Audience';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { formatList } from '@/domain/format';
import type { MeasuredShare } from '@/domain/measuredWords';
import { normalize } from '@/domain/nearMatches';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { getFeatureBlockers, getKeyBlockers } from '@/server/model/coverage/blockers';
import {
  getFeatureCoverage,
  getFeatureError,
  getKeyCoverage,
  getKeyError,
} from '@/server/model/coverage/coverage';
import { type FeatureSet, resolveFeatureSet } from '@/server/model/features/FeatureSet';
import { invalid } from './checkText';

export type Subject =
  | { readonly kind: 'feature'; readonly feature: Feature }
  | { readonly kind: 'key'; readonly key: CompatKey }
  | { readonly kind: 'set'; readonly set: FeatureSet };

export interface SubjectInput {
  readonly feature?: string | null | undefined;
  readonly compatKey?: string | null | undefined;
  readonly features?: readonly string[] | null | undefined;
}

/** The text a subject is stored under. @throws Refusal TEXT_INVALID */
export function checkSubject(catalogue: Catalogue, input: SubjectInput): string {
  const given = [input.feature, input.compatKey, input.features].filter((part) => part != null);
  if (given.length !== 1)
    throw invalid('subject', 'Give one of `feature`, `compatKey` and `features`.');
  if (input.compatKey != null) return checkKey(catalogue, input.compatKey);
  const names = input.feature == null ? (input.features ?? []) : [input.feature];
  const slugs = names.map((name) => slugNamed(catalogue, name) ?? name);
  const { features, absent } = resolveFeatureSet(catalogue, slugs);
  if (absent.length > 0 || features.length === 0)
    throw invalid(
      'subject',
      `There is no feature ${formatList(
        absent.map(({ slug }) => `“${slug.slice(0, 60)}”`),
        'or',
      )}. Use ids such as “has”, at most ${MAX_SET_SIZE}.`,
    );
  const found = features.map(({ slug }) => slug).sort();
  return found.length === 1 ? `feature:${found[0]}` : `set:${found.join(',')}`;
}

const getSlugs = memoizeByCatalogue(
  'slugsByName',
  ({ features }) =>
    new Map([
      ...features.map(({ name, slug }) => [normalize(name), slug] as const),
      ...features.map(({ slug }) => [normalize(slug), slug] as const),
    ]),
);

/** People enter ids in any case, or names as pages show them. */
const slugNamed = (catalogue: Catalogue, text: string): string | undefined =>
  getSlugs(catalogue).get(normalize(text));

function checkKey(catalogue: Catalogue, path: string): string {
  const key = catalogue.keyByPath(path);
  if (key?.hasData) return `key:${key.path}`;
  // Names such as “Promise.try()” also have a dot.
  const slug = slugNamed(catalogue, path);
  if (slug !== undefined) return `feature:${slug}`;
  throw invalid('subject', `There is no compat key “${path.slice(0, 100)}” with data of its own.`);
}

/** Like `checkSubject`, but returns undefined for anything else instead of throwing. */
export function findSubjectKey(catalogue: Catalogue, input: SubjectInput): string | undefined {
  try {
    return checkSubject(catalogue, input);
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw cause;
  }
}

/** Undefined if the data no longer have it. */
export function findSubject(catalogue: Catalogue, text: string): Subject | undefined {
  const colon = text.indexOf(':');
  const [kind, name] = [text.slice(0, colon), text.slice(colon + 1)];
  if (kind === 'key') {
    const key = catalogue.keyByPath(name);
    return key && { kind, key };
  }
  // A shortcut for lists, which call this thousands of times; other names are searched for.
  const known = kind === 'feature' ? catalogue.featureBySlug(name) : undefined;
  if (known) return { kind: 'feature', feature: known };
  const set = resolveFeatureSet(catalogue, name.split(','));
  if (kind === 'set') return set.features.length > 0 ? { kind, set } : undefined;
  const [feature] = set.features;
  return feature && { kind: 'feature', feature };
}

/** For people and files; the stored text where the data no longer have it. */
export function subjectName(catalogue: Catalogue, text: string): string {
  const subject = findSubject(catalogue, text);
  if (!subject) return text.slice(text.indexOf(':') + 1);
  if (subject.kind === 'key') return subject.key.path;
  const features = subject.kind === 'set' ? subject.set.features : [subject.feature];
  return features.map(({ name }) => name).join(' + ');
}

export function subjectCoverage(catalogue: Catalogue, subject: Subject, audience: Audience) {
  if (subject.kind === 'set') return subject.set.coverageFor(audience).shares;
  return subject.kind === 'feature'
    ? getFeatureCoverage(catalogue, subject.feature, audience)
    : getKeyCoverage(catalogue, subject.key, audience);
}

/** How sure a share is; undefined unless the audience's browsers were measured. */
export function subjectError(
  catalogue: Catalogue,
  subject: Subject,
  audience: Audience,
): MeasuredShare | undefined {
  if (subject.kind === 'set') return subject.set.coverageFor(audience).measured();
  return subject.kind === 'feature'
    ? getFeatureError(catalogue, subject.feature, audience)
    : getKeyError(catalogue, subject.key, audience);
}

export function subjectBlockers(catalogue: Catalogue, subject: Subject, audience: Audience) {
  if (subject.kind === 'set') return subject.set.coverageFor(audience).blockers();
  return subject.kind === 'feature'
    ? getFeatureBlockers(catalogue, subject.feature, audience)
    : getKeyBlockers(catalogue, subject.key, audience);
}
