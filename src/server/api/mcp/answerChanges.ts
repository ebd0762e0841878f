// Changes, written for a model: between two data versions or days, or around the line today.
import { formatPercent, formatPoints } from '@/domain/format';
import type { Change, ChangeKind } from '@/server/model/changes/compareSides';
import { compareData } from '@/server/model/changes/comparison';
import { lineCrossings } from '@/server/model/forecast/lineCrossings';
import { sourceLine } from './answers';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

const MAX_NAMED = 40;
const MAX_SHIFTS = 15;

export function answerCrossings(context: McpContext, terms: McpTerms): string {
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
  return [
    sourceLine(context, terms),
    'Estimates follow how people update. Give from and to for what changed between two dates or data versions.',
    'Crossed the line in the last six months:',
    ...(lately.length > 0 ? rows(lately) : ['- none']),
    'Likely to cross it in the next six months:',
    ...(soon.length > 0 ? rows(soon) : ['- none']),
  ].join('\n');
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
): string {
  const { changes, ...ends } = compareData(context, from, to, terms.audience);
  const shifts = changes.filter(({ kinds }) => kinds.includes('COVERAGE'));
  return [
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
}

function shiftLine({ slug, name, beforeShare, afterShare, parts }: Change): string {
  const why = parts.map(({ share, sentence }) => `${formatPoints(share)}: ${sentence}`).join(' ');
  return `- ${slug} (${quote(name)}): ${formatPercent(beforeShare)} to ${formatPercent(afterShare)}, ${formatPoints(afterShare - beforeShare)} points. ${quote(why)}`;
}
