// GET /changes.json?from=…&to=…: a whole comparison, with the field names of the GraphQL schema.
// GET /feeds/changes: what changed, an entry for each of the last usage tables and activations.
import { formatCountWithNoun, formatList, formatPoints } from '@/domain/format';
import { isAway, isRefusal } from '@/domain/Refusal';
import { changesFeedHref, changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { listActivations } from '@/server/data/versions/dataVersions';
import type { ChangeKind } from '@/server/model/changes/compareSides';
import { comparableDays, compareData, type Comparison } from '@/server/model/changes/comparison';
import { createContext } from '@/server/model/features/RequestContext';
import { stableId } from '@/server/platform/atom/stableId';
import { type AtomEntry, writeAtom } from '@/server/platform/atom/writeAtom';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';
import { dataCredits } from './dataVersions';
import { jsonRefusal } from './jsonRefusal';
import { buildAddress, parseAudience } from './parseOptions';

const changesJson: AnswerKind = {
  pattern: /^\/changes\.json$/,
  parameters: ['from', 'to', 'audience'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const [from, to] = [asked.search.get('from'), asked.search.get('to')];
    if (!from || !to)
      throw new AnswerProblem(
        400,
        'ARGUMENT_INVALID',
        'Name two data versions or two dates: ?from=2026-03-24&to=2026-07-30.',
      );
    const { changes, gone, ...ends } = compareFor(asked, from, to);
    const audience = parseAudience(asked).key;
    // Years of changes with line breaks and indents would be half as long again.
    return `${JSON.stringify({ audience, ...ends, gone, changes })}\n`;
  },
  refuse: jsonRefusal,
};

/** Each pair takes as long as a page to compare. */
const MAX_PAIRS = 3;

const changesFeed: AnswerKind = {
  pattern: /^\/feeds\/changes$/,
  parameters: ['audience'],
  type: 'application/atom+xml; charset=utf-8',
  write: (asked) => {
    const audience = parseAudience(asked);
    const entries = [...versionEntries(asked), ...dayEntries(asked)].sort((a, b) =>
      b.updatedOn.localeCompare(a.updatedOn),
    );
    return renderFeed(asked, `What changed for ${audience.name}, and why.`, entries);
  },
  refuse: ({ message }, asked) => renderFeed(asked, message, []),
};

export const changeAnswers: readonly AnswerKind[] = [changesJson, changesFeed];

function compareFor(
  { catalogue, today, own, search }: AnswerRequest,
  from: string,
  to: string,
): Comparison {
  const audience = search.get('audience') || 'world';
  return compareData(createContext(catalogue, { today, own }), from, to, audience);
}

function dayEntries(asked: AnswerRequest): readonly AtomEntry[] {
  const days = comparableDays(asked.catalogue, asked.today).filter((day) => day < asked.today);
  return days.slice(0, MAX_PAIRS).flatMap((to, position) => {
    const from = days[position + 1];
    return from === undefined ? [] : [toEntry(asked, { from, to, on: to })];
  });
}

function versionEntries(asked: AnswerRequest): readonly AtomEntry[] {
  const activations = listActivations();
  return activations
    .flatMap(({ version, at }, position) => {
      const from = activations[position + 1]?.version;
      return from === undefined || from === version
        ? []
        : [{ from, to: version, on: at.slice(0, 10), at }];
    })
    .slice(0, MAX_PAIRS)
    .flatMap((pair) => {
      try {
        return [toEntry(asked, pair)];
      } catch (error) {
        // A version that was served is not kept any more: there is nothing to say of it.
        if (isRefusal(error) && !isAway(error)) return [];
        throw error;
      }
    });
}

interface Pair {
  readonly from: string;
  readonly to: string;
  /** The day of the entry. */
  readonly on: string;
  /** Tells two activations of one version apart. */
  readonly at?: string;
}

function toEntry(asked: AnswerRequest, { from, to, on, at }: Pair): AtomEntry {
  const comparison = compareFor(asked, from, to);
  const audience = asked.search.get('audience') ?? undefined;
  return {
    id: stableId(`changes\n${from}\n${to}\n${at ?? ''}\n${audience ?? ''}`),
    title: `What changed from ${comparison.from.asOf} to ${comparison.to.asOf}`,
    page: buildAddress(asked, changesHref({ from, to }), { audience }),
    updatedOn: on,
    summary: summarize(comparison),
    categories: [],
  };
}

const COUNTED: readonly (readonly [ChangeKind, string])[] = [
  ['ADDED', 'new'],
  ['BASELINE_UP', 'up in Baseline'],
  ['BASELINE_DOWN', 'down in Baseline'],
  ['DISCOURAGED', 'now discouraged'],
];

const NAMED = 5;

/** How many, and the largest shifts by name. */
function summarize({ changes }: Comparison): string {
  const counts = COUNTED.flatMap(([kind, words]) => {
    const count = changes.filter(({ kinds }) => kinds.includes(kind)).length;
    return count === 0 ? [] : [`${formatCountWithNoun(count, 'feature')} ${words}`];
  });
  const moved = changes
    .filter(({ kinds }) => kinds.includes('COVERAGE'))
    .slice(0, NAMED)
    .map(
      ({ name, beforeShare, afterShare, parts }) =>
        `${name} ${formatPoints(afterShare - beforeShare)} (${parts[0]?.sentence ?? ''})`,
    );
  return [
    counts.length > 0 ? `${formatList(counts)}.` : 'No feature is new or has another status.',
    moved.length > 0 && `Largest shifts of coverage in points: ${moved.join('; ')}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function renderFeed(asked: AnswerRequest, subtitle: string, entries: readonly AtomEntry[]): string {
  const audience = asked.search.get('audience') ?? undefined;
  const path = changesFeedHref();
  return writeAtom({
    id: stableId(`${path}\n${audience ?? ''}`),
    title: 'Changes · Plimsoll',
    subtitle,
    self: buildAddress(asked, path, { audience }),
    page: buildAddress(asked, href.changes(), { audience }),
    updatedOn: entries[0]?.updatedOn ?? '2019-12-03',
    isComplete: false,
    origin: asked.origin,
    credits: dataCredits(asked.catalogue),
    entries,
  });
}
