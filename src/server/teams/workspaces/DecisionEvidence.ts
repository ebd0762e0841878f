import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { Day } from '@/domain/Day';
import type { MeasuredShare } from '@/domain/measuredWords';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { type Observation, observe, subjectStanding } from './Observation';
import { type Subject, subjectBlockers, subjectCoverage, subjectError } from './Subject';

/** The facts about a subject on a day. Stored with each decision, and computed again for today. */
export interface DecisionEvidence {
  readonly dataVersion: string;
  readonly audience: string;
  readonly audienceName: string;
  readonly linePercent: number;
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
  /** How sure the shares are. Missing unless the audience's browsers were measured. */
  readonly measured?: MeasuredShare;
  /** Null for a set, and for a key without data. */
  readonly baseline: BaselineStatus | null;
  readonly isDiscouraged: boolean;
  /** The heaviest releases left out. */
  readonly blockers: readonly { readonly release: string; readonly share: number }[];
  readonly day: Day;
  /** The reference for comparing later data. Missing from decisions made by older programs. */
  readonly observation?: Observation;
}

const KEPT_BLOCKERS = 5;

/**
 * Evidence to store with a decision.
 * @param expectedPercent the share to forecast
 * @throws Refusal if the project's audience no longer exists
 */
export async function keepEvidence(
  context: RequestContext,
  project: Pick<ProjectRow, 'audience' | 'line_percent'>,
  subject: Subject,
  expectedPercent = project.line_percent,
): Promise<DecisionEvidence & { readonly observation: Observation }> {
  const evidence = await collectEvidence(context, project, subject);
  const { catalogue, today } = context;
  const audience = context.audience(project.audience);
  const terms = { catalogue, today, audience, linePercent: expectedPercent };
  return { ...evidence, observation: observe(terms, subject) };
}

/** @throws Refusal where the project's audience is gone */
export async function collectEvidence(
  context: RequestContext,
  project: Pick<ProjectRow, 'audience' | 'line_percent'>,
  subject: Subject,
): Promise<DecisionEvidence> {
  const { catalogue, today } = context;
  await context.loadAudiences([project.audience]);
  const audience = context.audience(project.audience);
  const shares = subjectCoverage(catalogue, subject, audience);
  const measured = subjectError(catalogue, subject, audience);
  return {
    dataVersion: catalogue.packages
      .slice(0, 2)
      .map(({ name, version }) => `${name} ${version}`)
      .join(', '),
    audience: audience.key,
    audienceName: audience.name,
    linePercent: project.line_percent,
    supportedShare: shares.supportedShare,
    partialShare: shares.partialShare,
    unsupportedShare: shares.unsupportedShare,
    unknownShare: shares.unknownShare,
    ...(measured && { measured }),
    ...subjectStanding(subject, today),
    blockers: subjectBlockers(catalogue, subject, audience)
      .slice(0, KEPT_BLOCKERS)
      .map(({ release, share }) => ({
        release: `${release.browser.name} ${release.version}`,
        share,
      })),
    day: today,
  };
}
