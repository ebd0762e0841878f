// What an answer is about: a feature or a compatibility key, asked for by the path of its page,
// with all that badge, card and JSON say of it.
import type { Audience } from '@/domain/Audience';
import { listOf } from '@/domain/listOf';
import { nearest } from '@/domain/nearMatches';
import { type VerdictAnswer, verdictOf } from '@/domain/verdict';
import { href } from '@/routes/href';
import { type Baseline, baselineOf, baselineOfKey } from '@/server/catalogue/baselineOf';
import type { Catalogue, CompatKey, Feature, FirstSupport } from '@/server/catalogue/Catalogue';
import {
  type ShortBrowser,
  shortBrowsersOfFeature,
  shortBrowsersOfKey,
} from '@/server/coverage/blockers';
import { type Coverage, coverageOfFeature, coverageOfKey } from '@/server/coverage/coverage';
import { AnswerProblem, type Asked } from './Answer';
import { askedAudience, askedLine, excerpt } from './askedOptions';

export interface Subject {
  readonly name: string;
  /** Of its page. */
  readonly path: string;
  readonly audience: Audience;
  readonly linePercent: number;
  readonly coverage: Coverage;
  readonly answer: VerdictAnswer;
  readonly baseline: Baseline;
  readonly support: readonly FirstSupport[];
  readonly shortBrowsers: readonly ShortBrowser[];
}

/**
 * `parts` are the kind of page and what it is of: `features` and `has`, `compat` and
 * `css/selectors/has` or `css.selectors.has`.
 */
export function subjectOf(asked: Asked): Subject {
  const [kind, id = ''] = asked.parts;
  const audience = askedAudience(asked);
  const linePercent = askedLine(asked.search);
  const facts =
    kind === 'compat'
      ? keyFacts(asked, keyOf(asked.catalogue, id), audience)
      : featureFacts(asked, featureOf(asked.catalogue, id), audience);
  const { isDiscouraged, ...subject } = facts;
  const { answer } = verdictOf({
    shares: subject.coverage,
    linePercent,
    baseline: subject.baseline,
    shortBrowsers: [],
    isDiscouraged,
  });
  return { ...subject, audience, linePercent, answer };
}

function featureFacts({ catalogue, today }: Asked, feature: Feature, audience: Audience) {
  return {
    name: feature.name,
    path: href.feature(feature.slug),
    coverage: coverageOfFeature(catalogue, feature, audience),
    baseline: baselineOf(feature, today),
    support: feature.support,
    shortBrowsers: shortBrowsersOfFeature(catalogue, feature, audience),
    isDiscouraged: feature.discouraged !== undefined,
  };
}

function keyFacts({ catalogue, today }: Asked, key: CompatKey, audience: Audience) {
  return {
    name: key.path,
    path: href.compat(key.path),
    coverage: coverageOfKey(catalogue, key, audience),
    baseline: baselineOfKey(key, today),
    support: key.firstSupport(),
    shortBrowsers: shortBrowsersOfKey(catalogue, key, audience),
    isDiscouraged: key.isDeprecated || key.feature?.discouraged !== undefined,
  };
}

/**
 * A feature that moved is found by its old id too, so that what was pasted somewhere goes on
 * working.
 */
export function featureOf(catalogue: Catalogue, slug: string): Feature {
  const feature = catalogue.featureBySlug(slug);
  if (feature) return feature;
  const redirect = catalogue.redirectBySlug(slug);
  if (redirect?.kind === 'moved') return redirect.target;
  if (redirect)
    throw new AnswerProblem(
      410,
      'SPLIT',
      `The feature “${slug}” was split: ask for ${listOf(
        redirect.targets.map((target) => target.slug),
        'or',
      )}.`,
    );
  const near = nearest(
    slug,
    catalogue.features.map((row) => ({ row, names: [row.slug, row.name] })),
    3,
  );
  const meant =
    near.length > 0
      ? ` Did you mean ${listOf(
          near.map((row) => row.slug),
          'or',
        )}?`
      : '';
  throw new AnswerProblem(404, 'NOT_FOUND', `There is no feature “${excerpt(slug)}”.${meant}`);
}

function keyOf(catalogue: Catalogue, path: string): CompatKey {
  const key = catalogue.keyByPath(path.replaceAll('/', '.'));
  if (key?.hasData) return key;
  if (key)
    throw new AnswerProblem(
      404,
      'NOT_FOUND',
      `The key “${key.path}” has no support data of its own: ask for one below it.`,
    );
  throw new AnswerProblem(404, 'NOT_FOUND', `There is no compatibility key “${excerpt(path)}”.`);
}
