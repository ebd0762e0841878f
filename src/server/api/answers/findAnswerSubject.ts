// The subject of an answer: a feature or compat key, found by the path of its page, with everything
// badges and cards say about it.
import type { Audience } from '@/domain/Audience';
import { getBaselineTarget } from '@/domain/baselineTarget';
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { getVerdict, type VerdictAnswer } from '@/domain/verdict';
import type {
  Catalogue,
  CompatKey,
  Feature,
  FirstSupport,
} from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import {
  getFeatureShortBrowsers,
  getKeyShortBrowsers,
  type ShortBrowser,
} from '@/server/model/coverage/blockers';
import {
  type Coverage,
  getFeatureCoverage,
  getKeyCoverage,
} from '@/server/model/coverage/coverage';
import { nearFeatures } from '@/server/model/features/nearFeatures';
import { AnswerProblem, type AnswerRequest } from './Answer';
import { excerpt, parseAudience, parseLine } from './parseOptions';

export interface AnswerSubject {
  readonly name: string;
  /** Path of its page. */
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
 * `parts` holds the kind of page and the id: `features` and `has`, or `compat` and
 * `css/selectors/has` or `css.selectors.has`.
 */
export function findAnswerSubject(asked: AnswerRequest): AnswerSubject {
  const [kind, id = ''] = asked.parts;
  const audience = parseAudience(asked);
  const linePercent = parseLine(asked.search);
  const facts =
    kind === 'compat'
      ? keyFacts(asked, findKey(asked.catalogue, id), audience)
      : featureFacts(asked, findFeature(asked.catalogue, id), audience);
  const { isDiscouraged, ...subject } = facts;
  const { answer } = getVerdict({
    shares: subject.coverage,
    linePercent,
    baseline: subject.baseline,
    shortBrowsers: [],
    isDiscouraged,
    isFixed: audience.isFixed === true,
    target: getBaselineTarget(audience.key, [subject.baseline]),
  });
  return { ...subject, audience, linePercent, answer };
}

function featureFacts({ catalogue, today }: AnswerRequest, feature: Feature, audience: Audience) {
  return {
    name: feature.name,
    path: href.feature(feature.slug),
    coverage: getFeatureCoverage(catalogue, feature, audience),
    baseline: getBaseline(feature, today),
    support: feature.support,
    shortBrowsers: getFeatureShortBrowsers(catalogue, feature, audience),
    isDiscouraged: feature.discouraged !== undefined,
  };
}

function keyFacts({ catalogue, today }: AnswerRequest, key: CompatKey, audience: Audience) {
  return {
    name: key.path,
    path: href.compat(key.path),
    coverage: getKeyCoverage(catalogue, key, audience),
    baseline: getKeyBaseline(key, today),
    support: key.firstSupport(),
    shortBrowsers: getKeyShortBrowsers(catalogue, key, audience),
    isDiscouraged: key.isDeprecated || key.feature?.discouraged !== undefined,
  };
}

/** Also finds a moved feature by its old slug, so that links already published keep working. */
export function findFeature(catalogue: Catalogue, slug: string): Feature {
  const feature = catalogue.featureBySlug(slug);
  if (feature) return feature;
  const redirect = catalogue.redirectBySlug(slug);
  if (redirect?.kind === 'moved') return redirect.target;
  if (redirect)
    throw new AnswerProblem(
      410,
      'SPLIT',
      `The feature “${slug}” was split: use ${formatList(
        redirect.targets.map((target) => target.slug),
        'or',
      )}.`,
    );
  const near = nearFeatures(catalogue, slug, 3);
  const meant =
    near.length > 0
      ? ` Did you mean ${formatList(
          near.map((row) => row.slug),
          'or',
        )}?`
      : '';
  throw new AnswerProblem(404, 'NOT_FOUND', `There is no feature “${excerpt(slug)}”.${meant}`);
}

function findKey(catalogue: Catalogue, path: string): CompatKey {
  const key = catalogue.keyByPath(path.replaceAll('/', '.'));
  if (key?.hasData) return key;
  if (key)
    throw new AnswerProblem(
      404,
      'NOT_FOUND',
      `The key “${key.path}” has no compat data of its own: use one of its sub-keys.`,
    );
  throw new AnswerProblem(404, 'NOT_FOUND', `There is no compatibility key “${excerpt(path)}”.`);
}
