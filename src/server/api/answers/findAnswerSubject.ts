// The subject of an answer: a feature or compat key, found by the path of its page, with everything
// badges and cards say about it.
import type { Audience } from '@/domain/Audience';
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type {
  Catalogue,
  CompatKey,
  Feature,
  FirstSupport,
} from '@/server/data/catalogue/Catalogue';
import type { Baseline } from '@/server/data/catalogue/getBaseline';
import { type Judged, judgeSubject } from '@/server/model/coverage/judgeSubject';
import { AnswerProblem, type AnswerRequest } from './Answer';
import { isCode, nearSubjects } from './nearSubjects';
import { excerpt, parseAudience, parseLine } from './parseOptions';
import { namesakes } from './wordParts';

const SHOWN_NAMES = 4;

export interface AnswerSubject extends Judged {
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
  readonly audience: Audience;
  readonly linePercent: number;
  readonly baseline: Baseline;
  readonly support: readonly FirstSupport[];
}

/**
 * `parts` holds the kind of page and the id: `features` and `has`, or `compat` and
 * `css/selectors/has` or `css.selectors.has`.
 */
export function findAnswerSubject(asked: AnswerRequest): AnswerSubject {
  const [kind, id = ''] = asked.parts;
  const audience = parseAudience(asked);
  const linePercent = parseLine(asked.search);
  const subject =
    kind === 'compat'
      ? keyFacts(findKey(asked.catalogue, id))
      : featureFacts(findFeature(asked.catalogue, id));
  const { catalogue, today } = asked;
  const judged = judgeSubject(subject.of, { catalogue, today, audience, linePercent });
  return { ...subject, ...judged, baseline: judged.baseline!, audience, linePercent };
}

function featureFacts(feature: Feature) {
  const { name, slug, support } = feature;
  return { of: { feature }, name, path: href.feature(slug), support };
}

function keyFacts(key: CompatKey) {
  return { of: { key }, name: key.path, path: href.compat(key.path), support: key.firstSupport() };
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
  const meanings = namesakes(catalogue, slug).slice(0, SHOWN_NAMES);
  if (meanings.length > 1)
    throw new AnswerProblem(
      404,
      'NOT_FOUND',
      `“${excerpt(slug)}” has several meanings, which came at different times: ask for ${formatList(meanings, 'or')}.`,
    );
  const near = nearSubjects(catalogue, slug);
  const meant = near.length > 0 ? ` Did you mean ${formatList(near, 'or')}?` : '';
  const problem = isCode(slug)
    ? `“${excerpt(slug)}” is not known: at least one part of it is in no data.`
    : `There is no feature “${excerpt(slug)}”.`;
  throw new AnswerProblem(404, 'NOT_FOUND', `${problem}${meant}`);
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
