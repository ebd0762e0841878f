/** Fields known to be the dearest; a search mixes, repeats and mutates them. */
export const GRAPHQL_PIECES: readonly ((n: number) => string)[] = [
  (n) => `featureSet(slugs: [${names(n, 200)}]) { absent { slug matches { slug } } }`,
  (n) => `featureSet(slugs: [${names(n, 5)}]) { absent { matches { name description } } }`,
  (n) => `compatKeyNearMatches(path: "css.properties.anchor-${n}-positions", first: 20) { path }`,
  (n) => `featureNearMatches(slug: "container-query-${n}", first: 20) { slug }`,
  (n) => `groupNearMatches(path: "containers-${n}") { path }`,
  (n) =>
    `features(first: 100, query: "${'a OR '.repeat(60)}b${n}") { edges { node { slug description } } }`,
  (n) =>
    `features(first: 100, sort: COVERAGE_DESC, audience: "${query(n)}") { edges { node { name } } }`,
  (n) =>
    `audience(key: "${query(n)}") { sourceNote browserslistText(linePercent: ${50 + (n % 50)}) unmapped { name } }`,
  () =>
    '__schema { types { name description fields { name description type { fields { name description } } } } }',
  (n) => `browsers { slug releases { ${'n'.repeat(100)}${n}: version } }`,
  (n) => `lineCrossings(audience: "${query(n)}", linePercent: 95) { __typename }`,
  (n) =>
    `changes(audience: "${query(n)}", from: "2025-03-24", to: "2026-01-0${1 + (n % 9)}") { totalCount }`,
  (n) => `nodes(ids: [${names(n, 300)}]) { id }`,
];

const names = (n: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `"unknown-feature-name-${n}-${index}"`).join(' ');

const query = (n: number): string => `browserslist:last ${1 + (n % 40)} versions, > 0.${n % 97}%`;
