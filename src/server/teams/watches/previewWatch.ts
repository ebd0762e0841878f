// The messages that a watch would have sent in the last year, from stored monthly usage tables.
// Pitfall: only the world has such tables. The past of any other audience is unknown, and the
// answer says so instead of passing today's people off as those of a year ago.
import type { Audience } from '@/domain/Audience';
import { addMonths, type Day } from '@/domain/Day';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { pastShares } from '@/server/model/forecast/coverageHistory';
import { changeSentence } from './changeSentence';
import { advanceMemory, type WatchMemory, type WatchTrigger } from './WatchMemory';
import { findWatched } from './WatchSubject';

export interface PreviewedMessage {
  readonly on: Day;
  readonly sentence: string;
}

export interface WatchPreview {
  /** Latest first, at most 20. */
  readonly messages: readonly PreviewedMessage[];
  readonly count: number;
  /** True if there is usage data of that time for the audience. */
  readonly isHistoryKnown: boolean;
}

const SHOWN = 20;

interface PreviewTerms {
  readonly subject: string;
  readonly audience: Audience;
  readonly linePercent: number;
  readonly triggers: readonly WatchTrigger[];
}

export function previewWatch(
  context: RequestContext,
  { subject, audience, linePercent, triggers }: PreviewTerms,
): WatchPreview {
  const { catalogue, today } = context;
  const since = addMonths(today, -12);
  const past = pastShares(catalogue, audience);
  const features = (
    findWatched(context, subject, { audience: audience.key, linePercent }) ?? []
  ).flatMap((one) => (one.subject.kind === 'feature' ? [one.subject.feature] : []));
  const setting = { audienceName: audience.name, linePercent };
  const messages = features.flatMap((feature) => [
    ...((past ?? []).length > 0 ? replayHistory(feature, past!, { ...setting, triggers }) : []),
    ...(triggers.includes('BASELINE_CHANGED') ? listBaselineSteps(feature, today) : []),
    ...(triggers.includes('BROWSER_SHIPPED') ? listShipments(feature) : []),
  ]);
  const recent = messages
    .filter(({ on }) => on > since && on <= today)
    .sort((a, b) => b.on.localeCompare(a.on));
  return {
    messages: recent.slice(0, SHOWN),
    count: recent.length,
    isHistoryKnown: past !== undefined,
  };
}

interface PastTable {
  readonly on: string;
  readonly supported: Float64Array;
  readonly partial: Float64Array;
  /** Supported, partial and unknown. */
  readonly possible: Float64Array;
}

interface ReplaySetting {
  readonly audienceName: string;
  readonly linePercent: number;
  readonly triggers: readonly WatchTrigger[];
}

/** Takes the same steps as an evaluation, over tables instead of data versions. */
export function replayHistory(
  feature: Feature,
  tables: readonly PastTable[],
  { audienceName, linePercent, triggers }: ReplaySetting,
): PreviewedMessage[] {
  let memory: WatchMemory | undefined;
  return tables.flatMap(({ on, supported, partial, possible }) => {
    const [supportedShare, partialShare] = [supported[feature.index]!, partial[feature.index]!];
    const standing = {
      ...{ supportedShare, partialShare },
      unknownShare: possible[feature.index]! - supportedShare - partialShare,
      baseline: null,
      isDiscouraged: false,
      browsers: [],
    };
    const occasion = { linePercent, triggers, version: on, now: Date.parse(on) };
    const step = advanceMemory(memory, standing, occasion);
    memory = step.memory;
    return step.changes.map((change) => ({
      on,
      sentence: changeSentence(change, { name: feature.name, audienceName, linePercent }),
    }));
  });
}

function listBaselineSteps(feature: Feature, today: Day): PreviewedMessage[] {
  const { newlyOn, widelyOn, status } = getBaseline(feature, today);
  const steps = [
    [newlyOn, `${feature.name} became Baseline newly available.`],
    [
      status === 'WIDELY' ? widelyOn : undefined,
      `${feature.name} became Baseline widely available.`,
    ],
  ] as const;
  return steps.flatMap(([on, sentence]) => (on === undefined ? [] : [{ on, sentence }]));
}

const listShipments = ({ name, support }: Feature): PreviewedMessage[] =>
  support.flatMap(({ browser, release }) =>
    release?.releasedOn === undefined
      ? []
      : [
          {
            on: release.releasedOn,
            sentence: `${browser.name} ${release.version} shipped ${name}.`,
          },
        ],
  );
