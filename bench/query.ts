// Reading a query and running it over all features, next to the plain way: one array of lower-cased
// texts made and one pass taken for every term. Run: npm run bench -- query
import type { Audience } from '@/domain/Audience';
import { parseQuery } from '@/engines/query/parseQuery';
import type { Expression } from '@/engines/query/Query';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { toFeaturePredicate } from '@/server/model/features/featurePredicate';
import { queryNames } from '@/server/model/features/queryNames';
import { randomQueries } from '../tests/engines/query/randomQuery';

const catalogue = loadCatalogue();
const audience = audienceByKey(catalogue, 'world');
const today = '2026-11-21';
const names = queryNames(catalogue);

const ROUNDS = 40;
const TYPICAL = [
  'grid',
  'available_on:safari baseline_status:newly',
  '-baseline_status:widely coverage:>=95',
  'group:css -discouraged:yes "scroll"',
  'bcd:css.selectors',
];
const longest = Array.from({ length: 200 }, (_, index) => `zz${index}`).join(' OR ');

function run(text: string): number {
  const parsed = parseQuery(text, names);
  if ('problem' in parsed) throw new Error(parsed.problem.message);
  return catalogue.features.filter(toFeaturePredicate(parsed.query, { catalogue, audience, today }))
    .length;
}

/** Sets of features, built for every term from the catalogue itself. */
function runPlainly(text: string): number {
  const parsed = parseQuery(text, names);
  if ('problem' in parsed || parsed.query.kind === 'all') throw new Error(text);
  return plainly(parsed.query, audience).size;
}

function plainly(expression: Expression, of: Audience): ReadonlySet<Feature> {
  const all = catalogue.features;
  if (expression.kind === 'not') {
    const without = plainly(expression.operand, of);
    return new Set(all.filter((feature) => !without.has(feature)));
  }
  if (expression.kind === 'and' || expression.kind === 'or') {
    const sets = expression.operands.map((operand) => plainly(operand, of));
    const isAnd = expression.kind === 'and';
    return new Set(
      all.filter((feature) =>
        isAnd ? sets.every((set) => set.has(feature)) : sets.some((set) => set.has(feature)),
      ),
    );
  }
  return new Set(all.filter((feature) => holds(expression, feature, of)));
}

function holds(
  term: Exclude<Expression, { kind: 'and' | 'or' | 'not' }>,
  feature: Feature,
  of: Audience,
): boolean {
  const texts = `${feature.slug}\n${feature.name}\n${feature.description ?? ''}`.toLowerCase();
  if (term.kind === 'coverage') {
    const percent = getFeatureCoverage(catalogue, feature, of).supportedShare * 100;
    return term.bounds.every(({ operator, percent: bound }) =>
      operator.startsWith('>') ? percent >= bound : percent <= bound,
    );
  }
  if (term.kind === 'baseline_status')
    return getBaseline(feature, today).status.toLowerCase() === term.status;
  if (term.kind === 'bcd')
    return feature.keys.some(({ path }) => path.toLowerCase().startsWith(term.value.toLowerCase()));
  if (term.kind === 'group')
    return feature.groups.some(({ path }) => path.split('/').includes(term.value));
  return texts.includes('value' in term ? term.value.toLowerCase() : term.kind);
}

function microseconds(action: () => unknown): number {
  const start = performance.now();
  action();
  return (performance.now() - start) * 1000;
}

/**
 * The best of all rounds for each query, for whatever else the machine does only adds to a time.
 */
function figuresOf(
  texts: readonly string[],
  action: (text: string) => unknown,
): Record<string, number> {
  const times = texts
    .map((text) =>
      Math.min(...Array.from({ length: ROUNDS }, () => microseconds(() => action(text)))),
    )
    .sort((a, b) => a - b);
  const at = (share: number): number =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))]!);
  return { 'p50 µs': at(0.5), 'p95 µs': at(0.95), 'max µs': at(1) };
}

const { query } = randomQueries(9);
const random = Array.from({ length: 100 }, () => query()).filter(
  (text) => 'query' in parseQuery(text, names),
);
const cold = Math.round(microseconds(() => run('grid')));

console.log(
  `${catalogue.features.length} features; the first query of a process, which folds all texts: ${cold} µs`,
);
console.table({
  'typical queries, parse + run': figuresOf(TYPICAL, run),
  'typical queries, plainly': figuresOf(TYPICAL, runPlainly),
  'typical queries, parse alone': figuresOf(TYPICAL, (text) => parseQuery(text, names)),
  [`${random.length} random queries, parse + run`]: figuresOf(random, run),
  [`${random.length} random queries, plainly`]: figuresOf(random, runPlainly),
  '200 words joined by OR, parse + run': figuresOf([longest], run),
});
