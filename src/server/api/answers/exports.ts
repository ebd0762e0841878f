// GET /exports/browserslistrc, /exports/eslint.json, /exports/stylelint.json, each with
// ?features=has,grid or ?q=…: configuration that makes a project's tools target and accept these
// features.
import { formatList } from '@/domain/format';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import {
  buildAllowList,
  eslintOptions,
  stylelintOptions,
} from '@/server/model/policy/lintAllowList';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';
import { dataVersions } from './dataVersions';
import { findFeature } from './findAnswerSubject';
import { json, jsonRefusal } from './jsonRefusal';
import { oldestReleases } from './oldestReleases';
import { excerpt } from './parseOptions';
import { selectByQuery } from './selectByQuery';

const PARAMETERS = ['features', 'q', 'audience', 'line'];

export const browserslistExport: AnswerKind = {
  pattern: /^\/exports\/browserslistrc$/,
  parameters: PARAMETERS,
  type: 'text/plain; charset=utf-8',
  write: (asked) => {
    const features = findFeatures(asked);
    const oldest = oldestReleases(asked.catalogue, features);
    const lines = oldest.map(({ browser, version, lacking }) =>
      version === undefined
        ? `# ${browser.name} is left out: it does not support ${joinNames(lacking)}.`
        : `${BROWSERSLIST_NAMES[browser.slug]} >= ${version}`,
    );
    // Browserslist ignores a file without queries and falls back to its defaults.
    if (oldest.every(({ version }) => version === undefined)) {
      throw new AnswerProblem(
        404,
        'NOT_FOUND',
        `No browser has a current release that fully supports ${joinNames(features)}.`,
      );
    }
    return [
      `# The oldest releases that fully support ${joinNames(features)}.`,
      `# ${sourceSentence(asked)}`,
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
    const features = findFeatures(asked);
    const available = parseLevel(asked);
    const options = {
      available,
      ...eslintOptions(buildAllowList(asked.catalogue, features, available, asked.today)),
    };
    return json({
      name: `Baseline and ${joinNames(features)}. ${sourceSentence(asked)}`,
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
    const features = findFeatures(asked);
    const available = parseLevel(asked);
    const list = buildAllowList(asked.catalogue, features, available, asked.today);
    const options = { available, ...stylelintOptions(list) };
    const conditions = list.names.mediaConditions ?? [];
    const missing =
      conditions.length > 0
        ? ` The rule has no way to allow the media conditions ${formatList(conditions)}.`
        : '';
    return json({
      '//': `Baseline and ${joinNames(features)}. ${sourceSentence(asked)}${missing}`,
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, options] },
    });
  },
  refuse: jsonRefusal,
};

/** The features from `features` plus those that `q` finds, without duplicates. */
function findFeatures(asked: AnswerRequest): readonly Feature[] {
  const named = (asked.search.get('features') ?? '')
    .split(',')
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '');
  const found = asked.search.has('q') ? selectByQuery(asked) : [];
  const features = new Set([...named.map((slug) => findFeature(asked.catalogue, slug)), ...found]);
  if (features.size > 0) return [...features];
  throw new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    'No feature is given. List features, ?features=has,grid, or use a query, ?q=group:css.',
  );
}

/** The Baseline level or year that the rules accept beyond the list. */
function parseLevel({ search, today }: AnswerRequest): string | number {
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

function joinNames(features: readonly Feature[]): string {
  const slugs = features.slice(0, MAX_NAMED).map(({ slug }) => slug);
  return features.length > MAX_NAMED
    ? `${slugs.join(', ')} and ${features.length - MAX_NAMED} more`
    : formatList(slugs);
}

function sourceSentence({ catalogue, today, origin }: AnswerRequest): string {
  return `Computed by Plimsoll, ${origin}, for ${today} from ${dataVersions(catalogue)}.`;
}
