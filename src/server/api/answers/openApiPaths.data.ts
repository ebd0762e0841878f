// Addresses that are documented: a path as OpenAPI writes it, and one that answers, each
// without its first slash.

interface DocumentedPath {
  readonly path: string;
  readonly example: string;
  readonly summary: string;
  /** The schema that the answer follows, on the same server. */
  readonly schema?: string;
}

export const DOCUMENTED_PATHS: readonly DocumentedPath[] = [
  {
    path: 'features/{id}.json',
    example: 'features/has.json',
    summary: 'A feature: verdict, shares, Baseline and support.',
  },
  {
    path: 'compat/{key}.json',
    example: 'compat/css.selectors.has.json',
    summary: 'The same for a compat key.',
  },
  {
    path: 'features/{id}.md',
    example: 'features/has.md',
    summary: 'A feature as Markdown.',
  },
  {
    path: 'features/{id}/feed.atom',
    example: 'features/has/feed.atom',
    summary: 'Events of a feature, as Atom.',
  },
  {
    path: 'features/{id}/line.ics',
    example: 'features/has/line.ics',
    summary: 'The likely day on which a feature reaches a line, as iCalendar.',
  },
  {
    path: 'feeds/{name}',
    example: 'feeds/newly',
    summary: 'A feed of features: newly, widely, discouraged, or query with q; as Atom.',
  },
  {
    path: 'changes.json',
    example: 'changes.json?from=2026-10-01&to=2026-11-01',
    summary: 'Differences between two data versions or days.',
  },
  {
    path: 'policy.json',
    example: 'policy.json',
    summary: 'What a team supports: minimum versions, features and targets.',
    schema: 'policy.schema.json',
  },
  {
    path: 'policy/{file}',
    example: 'policy/browserslistrc',
    summary: 'A policy as one tool’s own file.',
  },
  {
    path: 'exports/audience.json',
    example: 'exports/audience.json',
    summary: 'The releases of an audience and their shares.',
  },
  {
    path: 'badge/features/{id}.svg',
    example: 'badge/features/has.svg',
    summary: 'A badge of a feature; /badge/compat/{key}.svg is one of a key.',
  },
  {
    path: 'badge/policy.svg',
    example: 'badge/policy.svg',
    summary: 'A badge of a policy.',
  },
  {
    path: 'preview/features/{id}.png',
    example: 'preview/features/has.png',
    summary: 'The verdict as a picture of 1200 × 630 pixels.',
  },
  {
    path: 'embed/features/{id}',
    example: 'embed/features/has',
    summary: 'A card for an iframe.',
  },
  {
    path: 'oembed',
    example: 'oembed',
    summary: 'The card of a page, as oEmbed 1.0.',
  },
];

/** Parameters of addresses, by name. */
export const DOCUMENTED_PARAMETERS: Readonly<
  Record<string, { readonly description: string; readonly schema: object }>
> = {
  audience: {
    description: 'The audience, such as world, region:DE or browserslist:defaults.',
    schema: { type: 'string', default: 'world' },
  },
  line: {
    description: 'The share that must be able to use a feature, in percent.',
    schema: { type: 'number', exclusiveMinimum: 0, maximum: 100, default: 95 },
  },
  theme: {
    description: 'The colors.',
    schema: { type: 'string', enum: ['auto', 'light', 'dark'], default: 'auto' },
  },
  q: { description: 'A query, as on the page of features.', schema: { type: 'string' } },
  page: { description: 'The page, from 1.', schema: { type: 'integer', minimum: 1, default: 1 } },
  from: { description: 'A data version or an ISO day.', schema: { type: 'string' } },
  to: { description: 'A data version or an ISO day.', schema: { type: 'string' } },
  adopt: {
    description: 'Ids of features that the team adopted, joined by commas.',
    schema: { type: 'string' },
  },
  decline: {
    description: 'Ids of features that the team declined, joined by commas.',
    schema: { type: 'string' },
  },
  rule: { description: 'The rule that chooses the browsers to drop.', schema: { type: 'string' } },
  floors: {
    description: 'Minimum versions that the team chose, such as safari:16,ie:none.',
    schema: { type: 'string' },
  },
  url: { description: 'The address of a page.', schema: { type: 'string', format: 'uri' } },
  format: { description: 'Only json.', schema: { type: 'string', enum: ['json'] } },
  maxwidth: { description: 'The room for the card, in pixels.', schema: { type: 'integer' } },
  maxheight: { description: 'The room for the card, in pixels.', schema: { type: 'integer' } },
};
