// Changes, written for a model: between two data versions or days, or around the line today.
import { formatPercent, formatPoints } from '@/domain/format';
import type { Change, ChangeKind } from '@/server/model/changes/compareSides';
import { compareData } from '@/server/model/changes/comparison';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';
import type { McpAnswer } from './McpAnswer';
import { sourceFacts, sourceLine } from './mcpSource';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

const MAX_NAMED = 40;
const MAX_SHIFTS = 15;
const MAX_LISTED = 100;

export function answerCrossings(context: McpContext, terms: McpTerms): McpAnswer {
  const { lately, soon } = lineCrossings(
    context.catalogue,
    context.audience(terms.audience),
    terms.line,
    context.today,
  );
  const rows = (crossings: typeof lately) =>
    crossings
      .slice(0, MAX_NAMED)
      .map(
        ({ feature, on, after }) =>
          `- ${feature.slug}: ${after === undefined ? `${on}, estimated` : `measured between ${after} and ${on}`}`,
      );
  const facts = (crossings: typeof lately) =>
    crossings
      .slice(0, MAX_NAMED)
      .map(({ feature, on, after }) => ({ id: feature.slug, on, after }));
  const text = [
    sourceLine(context, terms),
    'Estimates follow how people update. Give from and to for what changed between two dates or data versions.',
    'Crossed the line in the last six months:',
    ...(lately.length > 0 ? rows(lately) : ['- none']),
    'Likely to cross it in the next six months:',
    ...(soon.length > 0 ? rows(soon) : ['- none']),
  ].join('\n');
  const crossings = { lately: facts(lately), soon: facts(soon) };
  return { text, facts: { ...sourceFacts(context, terms), crossings } };
}

const LISTED: readonly (readonly [ChangeKind, string])[] = [
  ['ADDED', 'New'],
  ['MOVED', 'Renamed'],
  ['DISCOURAGED', 'Now discouraged'],
  ['BASELINE_UP', 'Up in Baseline'],
  ['BASELINE_DOWN', 'Down in Baseline'],
];

export function answerChanges(
  context: McpContext,
  from: string,
  to: string,
  terms: McpTerms,
): McpAnswer {
  const { changes, ...ends } = compareData(context, from, to, terms.audience);
  const shifts = changes.filter(({ kinds }) => kinds.includes('COVERAGE'));
  const text = [
    sourceLine(context, terms),
    `From ${ends.from.asOf} to ${ends.to.asOf}:`,
    ...LISTED.flatMap(([kind, words]) => {
      const slugs = changes.filter(({ kinds }) => kinds.includes(kind)).map(({ slug }) => slug);
      return slugs.length === 0 ? [] : [`${words}: ${slugs.slice(0, MAX_NAMED).join(', ')}.`];
    }),
    `Coverage changed for ${shifts.length} features, most for:`,
    ...(shifts.length > 0 ? shifts.slice(0, MAX_SHIFTS).map(shiftLine) : ['- none']),
    ...(ends.hasPastUsage
      ? []
      : ['This audience’s past is unknown: today’s is counted on the releases that were out.']),
  ].join('\n');
  const listed = changes.filter(({ kinds }) => LISTED.some(([kind]) => kinds.includes(kind)));
  const facts = {
    from: ends.from.asOf,
    to: ends.to.asOf,
    hasPastUsage: ends.hasPastUsage,
    features: listed.slice(0, MAX_LISTED).map(({ slug, kinds }) => ({ id: slug, kinds })),
    featureCount: listed.length,
    shares: shifts.slice(0, MAX_SHIFTS).map(shiftFacts),
    shareCount: shifts.length,
  };
  return { text, facts: { ...sourceFacts(context, terms), changes: facts } };
}

function shiftFacts({ slug, name, beforeShare, afterShare, parts }: Change) {
  const causes = parts.map(({ cause, share }) => ({ cause, share }));
  return { id: slug, name: quote(name), beforeShare, afterShare, causes };
}

function shiftLine({ slug, name, beforeShare, afterShare, parts }: Change): string {
  const why = parts.map(({ share, sentence }) => `${formatPoints(share)}: ${sentence}`).join(' ');
  return `- ${slug} (${quote(name)}): ${formatPercent(beforeShare)} to ${formatPercent(afterShare)}, ${formatPoints(afterShare - beforeShare)} points. ${quote(why)}`;
}
