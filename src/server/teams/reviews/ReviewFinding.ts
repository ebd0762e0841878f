import { getBriefShare } from '@/domain/briefShare';
import type { ChangeCause, ShareCause } from '@/domain/ChangeCause';
import type { Day } from '@/domain/Day';
import { decisionWords } from '@/domain/decisionStates';
import { formatError, formatLine, formatList, formatPercent } from '@/domain/format';
import { getGoverningShare, sharesToCompare } from '@/domain/governingShare';
import type { CausePart } from '@/server/teams/workspaces/Counterfactual';
import type { DecisionState } from '@/server/teams/workspaces/decisions';
import type { Observation } from '@/server/teams/workspaces/Observation';
import { reasonSentence } from '@/server/teams/workspaces/reasonSentence';
import type { TriggerKind } from './findTrigger';

/** Why a decision was re-opened: kept with its review, and equal for all who read it. */
export interface ReviewFinding {
  readonly kind: TriggerKind;
  readonly cause: ChangeCause;
  /** Of those who count at the line, in both shares alike. */
  readonly beforeShare: number;
  readonly afterShare: number;
  /** “5.2 % in part”, where not all in the later share have all of it. */
  readonly afterPart?: string | undefined;
  /** How far the later share may be off, 0–1, where browsers were measured. */
  readonly afterError?: number | undefined;
  readonly linePercent: number;
  /** When the decision was made, or last confirmed. */
  readonly since: Day;
  readonly parts: readonly CausePart[];
  /** True if a condition of the decision itself came true. */
  readonly isAsked?: boolean | undefined;
  /** Names of browsers that ship or drop it. */
  readonly browsers: readonly string[];
  readonly dataVersion: string;
  readonly sentence: string;
}

/** The two shares of a review, and in words who of the later one has only a part. */
export function compareShares(
  before: Observation,
  now: Observation | undefined,
  linePercent: number,
): Pick<ReviewFinding, 'beforeShare' | 'afterShare' | 'afterPart'> {
  const [first, last] = [toShares(before), now && toShares(now)];
  if (!last) return { beforeShare: getGoverningShare(first, linePercent).share, afterShare: 0 };
  const [beforeShare, afterShare] = sharesToCompare(first, last, linePercent);
  const words = getBriefShare(last, linePercent);
  const isWhole = words.share !== afterShare;
  return {
    beforeShare,
    afterShare,
    afterPart: isWhole ? `${formatPercent(words.share, linePercent)} in full` : words.short,
  };
}

/** The shares that an observation holds. */
function toShares({ share, supportedShare = share, unknownShare = 0 }: Observation) {
  return {
    ...{ supportedShare, unknownShare, partialShare: share - supportedShare },
    unsupportedShare: 1 - share - unknownShare,
  };
}

interface Named {
  readonly name: string;
  readonly state: DecisionState;
  readonly reviewOn: Day | null;
}

/** One plain sentence or a few, with the shares and the reason. */
export function writeSentence(finding: Omit<ReviewFinding, 'sentence'>, named: Named): string {
  const { linePercent, beforeShare, afterShare, afterPart, afterError, since, parts } = finding;
  const percent = (share: number) => formatPercent(share, linePercent);
  const what = `${named.name} (${decisionWords(named.state).toLowerCase()})`;
  const second = afterPart === undefined ? '' : ` (${afterPart})`;
  const error = afterError === undefined ? '' : ` ${formatError(afterError)}`;
  const shares = `${percent(afterShare)}${error} now${second}, ${percent(beforeShare)} on ${since}`;
  const why = reasonSentence(parts, afterShare - beforeShare);
  const asked = finding.isAsked === true ? '; you asked to review it then' : '';
  return `${headline(finding, named, what)}${asked}: ${shares}.${why && ` ${why}`}`;
}

const NAMED = 4;

function nameBrowsers(browsers: readonly string[]): string {
  const rest = browsers.length - NAMED;
  return formatList(rest > 0 ? [...browsers.slice(0, NAMED), `${rest} more`] : browsers);
}

function headline(finding: Omit<ReviewFinding, 'sentence'>, named: Named, what: string): string {
  const { kind, cause, linePercent, browsers } = finding;
  const names = nameBrowsers(browsers);
  const isOne = browsers.length === 1;
  const line = formatLine(linePercent);
  const isCorrection = cause === 'CORRECTED';
  switch (kind) {
    case 'FELL_BELOW':
      return `${what} has been below ${line} twice in a row`;
    case 'REACHED_LINE':
      return `${what} has reached ${line} twice in a row`;
    case 'SHIPPED':
      return isCorrection
        ? `${what}: corrected data says that ${names} ${isOne ? 'supports' : 'support'} it`
        : `${what}: ${names} ${isOne ? 'ships' : 'ship'} it`;
    case 'REMOVED':
      return isCorrection
        ? `${what}: corrected data says that ${names} ${isOne ? 'does' : 'do'} not support it`
        : `${what}: ${names} dropped it`;
    case 'DISCOURAGED':
      return `${what} is discouraged now`;
    case 'BASELINE_DOWN':
      return cause === 'COMPUTED'
        ? `${what} has a lower Baseline status, computed from newer compat data; web-features has not published it yet`
        : `${what} has a lower Baseline status`;
    case 'DEFINITION_CHANGED':
      return `${what} is defined by other compat keys`;
    case 'SPLIT':
      return `${what} was split into several features`;
    case 'GONE':
      return `${what} is no longer in the data`;
    case 'REVIEW_DAY':
      return `${what}: you asked to review it on ${named.reviewOn}`;
    case 'FORECAST_MISSED':
      return `${what} has not reached ${line} by the latest date we forecast`;
    case 'TERMS_EDITED':
      return `${what}: the project's audience or line changed`;
  }
}

export function findCause(kind: TriggerKind, parts: readonly CausePart[]): ShareCause {
  switch (kind) {
    case 'REVIEW_DAY':
    case 'FORECAST_MISSED':
      return 'CLOCK';
    case 'DEFINITION_CHANGED':
    case 'SPLIT':
    case 'GONE':
    case 'TERMS_EDITED':
      return 'DEFINITION_CHANGED';
    case 'DISCOURAGED':
      return 'CORRECTED';
    default:
      return parts[0]?.cause ?? 'CORRECTED';
  }
}
