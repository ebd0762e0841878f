import browserslist from 'browserslist';
import { Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import { unlistedVersion } from './unlistedVersion';

/** One release in caniuse's naming, with its share of world page views, 0–1. */
interface ListedRelease {
  readonly agent: string;
  readonly version: string;
  readonly share: number;
}

const MAX_QUERY_LENGTH = 500;

/**
 * Browserslist compares every listed release with every other, so its running time grows with the
 * clauses.
 */
const MAX_CLAUSES = 40;

/** Queries that read files or the environment of the server, which isn't the reader's machine. */
const localQueries: Readonly<Record<string, string>> = {
  extends: 'it reads a configuration package',
  browserslist_config: 'it reads a configuration file',
  current_node: 'it depends on the machine it runs on',
  popularity_in_my_stats: 'it reads a statistics file',
  popularity_in_config_stats: 'it reads a statistics package',
  cover_config: 'it reads a statistics package',
};

/**
 * Evaluates a query.
 * @throws Refusal AUDIENCE_INVALID, with a message that quotes the faulty clause
 */
export function browserslistReleases(query: string): readonly ListedRelease[] {
  if (query === '')
    throw refusal(
      'The browserslist query is missing. Expected, for example, browserslist:last 2 versions, not dead.',
    );
  if (query.length > MAX_QUERY_LENGTH) {
    throw refusal(
      `A browserslist query may have ${MAX_QUERY_LENGTH} characters; this one has ${query.length}.`,
    );
  }
  refuseClauses(query);
  const names = evaluate(query);

  return names.map((name) => {
    const [agent = '', version = ''] = name.split(' ');
    return { agent, version, share: browserslist.coverage([name]) / 100 };
  });
}

function refuseClauses(query: string): void {
  const clauses = browserslist.parse(query, { path: false });
  if (clauses.length > MAX_CLAUSES) {
    throw refusal(
      `A browserslist query may have ${MAX_CLAUSES} clauses; this one has ${clauses.length}.`,
    );
  }
  for (const clause of clauses) {
    if (clause.query === '')
      throw refusal('The browserslist query has an empty clause: remove the extra comma.');
    const reason = Object.hasOwn(localQueries, clause.type) ? localQueries[clause.type] : undefined;
    const isMyStats = clause.type === 'cover_in' && /\bmy stats$/i.test(clause.query);
    const unlisted = unlistedVersion(clause);
    if (unlisted !== undefined)
      throw refusal(
        `“${clause.query}” cannot be used here: ${unlisted}. Name a listed release, or make an audience of your own that has this one.`,
      );
    if (reason ?? isMyStats)
      throw refusal(
        `“${clause.query}” cannot be used here: ${reason ?? localQueries.popularity_in_my_stats}.`,
      );
  }
}

/** Clauses that name releases one by one, unlike `last 2 versions`. */
const NAMING: ReadonlySet<string> = new Set(['browser_version', 'browser_range', 'opera_mini_all']);

/**
 * Refuses a release that is named and that the usage data counts nobody on: it would weigh nothing,
 * and the answer would be about the others.
 */
export function refuseUnused(query: string): void {
  for (const clause of browserslist.parse(query, { path: false })) {
    const isNamed = NAMING.has(clause.type) && clause.not !== true;
    if (isNamed && browserslist.coverage(evaluate(clause.query)) === 0)
      throw refusal(
        `“${clause.query}” cannot be used here: the usage data counts nobody on it, so it would weigh nothing. Leave it out, or make an audience of your own that has it.`,
      );
  }
}

/**
 * `path: false` prevents lookups of statistics files. `env` is only a cache key, so that results
 * don't outlive the day.
 */
function evaluate(query: string): string[] {
  const options = { path: false, env: today() } as const;
  try {
    return browserslist(query, options);
  } catch (error) {
    throw refusal(
      `Browserslist cannot read ${clauseAtFault(query, options)}${plainMessage(error)}`,
      { error },
    );
  }
}

/**
 * Browserslist reports no position, so try each clause by itself. If each one is valid, blame the
 * whole query.
 */
function clauseAtFault(query: string, options: browserslist.Options): string {
  let position = 0;
  for (const { query: clause, not } of browserslist.parse(query, options)) {
    position = query.indexOf(clause, position);
    try {
      browserslist(not ? clause.replace(/^not\s+/i, '') : clause, options);
    } catch {
      return `“${clause}” at character ${position + 1}: `;
    }
    position += clause.length;
  }
  return 'this query: ';
}

function plainMessage(error: unknown): string {
  if (!(error instanceof Error && error.name === 'BrowserslistError')) return 'no reason given.';
  const message = error.message.replaceAll('`', '"').replace(/\.?$/, '.');
  const unknownBrowser = /^Unknown browser (\w+)\.$/.exec(message)?.[1]?.toLowerCase();

  if (unknownBrowser !== undefined) return message + didYouMean(unknownBrowser);
  return message.replace(
    ' Maybe you are using old Browserslist or made typo in query.',
    ' Expected clauses such as “last 2 versions”, “> 0.5%”, “chrome >= 100” or “not dead”.',
  );
}

function didYouMean(unknown: string): string {
  const names = Object.keys({ ...browserslist.data, ...browserslist.aliases });
  const near = names.filter(
    (name) => name.startsWith(unknown.slice(0, 3)) || unknown.startsWith(name),
  );
  return near.length > 0
    ? ` Did you mean ${near.slice(0, 3).join(' or ')}?`
    : ` It knows ${Object.keys(browserslist.data).join(', ')}.`;
}

function refusal(message: string, details: Readonly<Record<string, unknown>> = {}): Refusal {
  return new Refusal('AUDIENCE_INVALID', message, details);
}
