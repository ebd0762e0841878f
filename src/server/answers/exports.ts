// GET /exports/browserslistrc, /exports/eslint.json, /exports/stylelint.json, each for
// ?features=has,grid or ?q=…: what to put into a project's configuration so that its tools build
// for, and accept, these features.
import { listOf } from '@/domain/listOf';
import type { Feature } from '@/server/catalogue/Catalogue';
import { type AnswerKind, AnswerProblem, type Asked } from './Answer';
import { excerpt } from './askedOptions';
import { dataVersions } from './dataVersions';
import { json, jsonRefusal } from './featureJson';
import { featuresFound } from './featuresFound';
import { allowListOf, eslintOptions, stylelintOptions } from './lintAllowList';
import { BROWSERSLIST_NAMES, oldestReleases } from './oldestReleases';
import { featureOf } from './subjectOf';

const PARAMETERS = ['features', 'q', 'audience'];

export const browserslistExport: AnswerKind = {
  pattern: /^\/exports\/browserslistrc$/,
  parameters: PARAMETERS,
  type: 'text/plain; charset=utf-8',
  write: (asked) => {
    const features = askedFeatures(asked);
    const oldest = oldestReleases(asked.catalogue, features);
    const lines = oldest.map(({ browser, version, lacking }) =>
      version === undefined
        ? `# ${browser.name} is left out: it lacks ${namesOf(lacking)}.`
        : `${BROWSERSLIST_NAMES[browser.slug]} >= ${version}`,
    );
    // Browserslist takes a file without a query for no file, and builds for its defaults.
    if (oldest.every(({ version }) => version === undefined)) {
      throw new AnswerProblem(
        404,
        'NOT_FOUND',
        `No browser has a current release that fully supports ${namesOf(features)}.`,
      );
    }
    return [
      `# The oldest releases that fully support ${namesOf(features)}.`,
      `# ${sourceOf(asked)}`,
      ...lines,
      '',
    ].join('\n');
  },
  refuse: ({ message }) => `# ${message}\n`,
};

export const eslintExport: AnswerKind = {
  pattern: /^\/exports\/eslint\.json$/,
  parameters: [...PARAMETERS, 'available'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const features = askedFeatures(asked);
    const available = askedLevel(asked);
    const options = {
      available,
      ...eslintOptions(allowListOf(asked.catalogue, features, available, asked.today)),
    };
    return json({
      name: `Baseline and ${namesOf(features)}. ${sourceOf(asked)}`,
      rules: { 'css/use-baseline': ['error', options] },
    });
  },
  refuse: jsonRefusal,
};

export const stylelintExport: AnswerKind = {
  pattern: /^\/exports\/stylelint\.json$/,
  parameters: [...PARAMETERS, 'available'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const features = askedFeatures(asked);
    const available = askedLevel(asked);
    const list = allowListOf(asked.catalogue, features, available, asked.today);
    const options = { available, ...stylelintOptions(list) };
    const conditions = list.names.mediaConditions ?? [];
    const missing =
      conditions.length > 0
        ? ` The rule has no way to allow the media conditions ${listOf(conditions)}.`
        : '';
    return json({
      '//': `Baseline and ${namesOf(features)}. ${sourceOf(asked)}${missing}`,
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, options] },
    });
  },
  refuse: jsonRefusal,
};

/** The features named, or those a query finds; each once. */
function askedFeatures(asked: Asked): readonly Feature[] {
  const named = (asked.search.get('features') ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');
  const found = asked.search.has('q') ? featuresFound(asked) : [];
  const features = new Set([...named.map((slug) => featureOf(asked.catalogue, slug)), ...found]);
  if (features.size > 0) return [...features];
  throw new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    'No feature is named. Name some, ?features=has,grid, or ask for some, ?q=group:css.',
  );
}

/** What the rules accept besides the list: a level of Baseline or a year of it. */
function askedLevel({ search, today }: Asked): string | number {
  const level = search.get('available') ?? 'widely';
  if (level === 'widely' || level === 'newly') return level;
  const year = /^20\d\d$/.test(level) ? Number(level) : 0;
  if (year >= 2015 && year <= Number(today.slice(0, 4))) return year;
  throw new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    `There is no level “${excerpt(level)}”. Levels are widely, newly and the years from 2015 to this one.`,
  );
}

const MAX_NAMED = 12;

function namesOf(features: readonly Feature[]): string {
  const slugs = features.slice(0, MAX_NAMED).map(({ slug }) => slug);
  return features.length > MAX_NAMED
    ? `${slugs.join(', ')} and ${features.length - MAX_NAMED} more`
    : listOf(slugs);
}

function sourceOf({ catalogue, today, origin }: Asked): string {
  return `Computed by Plimsoll, ${origin}, for ${today} from ${dataVersions(catalogue)}.`;
}
