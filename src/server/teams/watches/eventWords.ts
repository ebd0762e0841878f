// Words for events: links, and a sentence for many of one cause.
import { formatCountWithNoun, formatLine } from '@/domain/format';
import { commonReason } from '@/server/teams/workspaces/reasonSentence';
import type { WatchEnvelope } from './WatchEnvelope';

/** Of the link to where an event can be looked at. */
export const EVENT_LABELS: Readonly<Record<WatchEnvelope['kind'], string>> = {
  'coverage.crossed': 'Who can use it',
  'baseline.changed': 'Who can use it',
  'browser.shipped': 'Who can use it',
  'browser.removed': 'Who can use it',
  'feature.discouraged': 'What to use instead',
  'review.opened': 'Answer the review',
  'decision.proposed': 'Answer the proposal',
  'decision.recorded': 'Open the decision',
  'decision.superseded': 'Open the decision',
  'decision.assigned': 'Open the decision',
};

/** Events of one kind and cause can be one line. */
export const getEventCause = ({
  kind,
  before,
  after,
  linePercent,
  cause,
}: WatchEnvelope): string => {
  if (kind === 'coverage.crossed')
    return `${getSide({ before, after })} ${linePercent} ${cause ?? ''}`;
  return `${cause ?? ''} ${kind.startsWith('browser.') ? after : ''}`;
};

const getSide = ({ before, after }: Pick<WatchEnvelope, 'before' | 'after'>): 'above' | 'below' =>
  Number(after) > Number(before) ? 'above' : 'below';

/** Two watches that found the same count it once. */
export function manySentence(events: readonly WatchEnvelope[]): string {
  const [first] = events;
  const number = new Set(events.map(({ url }) => url)).size;
  const isOne = number === 1;
  const count = isOne ? '1 feature' : `${number} features`;
  if (first!.kind === 'coverage.crossed') return crossedSentence(first!, number);
  if (first!.cause === 'CORRECTED') return correctedSentence(first!, count);
  switch (first!.kind) {
    case 'baseline.changed':
      return `${count} changed ${isOne ? 'its' : 'their'} Baseline status.`;
    case 'browser.shipped':
      return `${first!.after} ships ${count}.`;
    case 'browser.removed':
      return `${first!.after} no longer ships ${count}.`;
    case 'feature.discouraged':
      return `${count} ${isOne ? 'is' : 'are'} discouraged now.`;
    case 'review.opened':
      return isOne ? '1 decision needs review.' : `${number} decisions need review.`;
    case 'decision.proposed':
      return isOne ? '1 decision was proposed.' : `${number} decisions were proposed.`;
    case 'decision.recorded':
      return isOne ? '1 decision was recorded.' : `${number} decisions were recorded.`;
    case 'decision.superseded':
      return isOne ? '1 decision was replaced.' : `${number} decisions were replaced.`;
    case 'decision.assigned':
      return isOne ? '1 decision has a new owner.' : `${number} decisions have new owners.`;
  }
}

function crossedSentence({ before, after, linePercent, cause }: WatchEnvelope, number: number) {
  const side = getSide({ before, after });
  const line = formatLine(linePercent);
  const reason = cause && cause !== 'COMPUTED' ? ` ${commonReason(cause, number)}` : '';
  return `${formatCountWithNoun(number, 'feature')} ${number === 1 ? 'is' : 'are'} ${side} your line of ${line}.${reason}`;
}

function correctedSentence({ kind, after }: WatchEnvelope, count: string): string {
  if (kind === 'baseline.changed') return `Corrected data: another Baseline status for ${count}.`;
  const support = kind === 'browser.shipped' ? 'supports' : 'does not support';
  return `Corrected data: ${after} ${support} ${count}.`;
}
