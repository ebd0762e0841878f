// Compares two revisions of an audience: the people who moved, and the decisions concerned. Both
// use today's data, so the difference never comes from a browser.
import type { Audience } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import { sharesToCompare } from '@/domain/governingShare';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { shareOfBrowser } from '@/server/model/audiences/browserShares';
import { revisionWeights } from '@/server/model/audiences/renewals';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { AudienceRevisionRow } from '@/server/platform/database/SourceTables';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { allCurrentDecisions } from '@/server/teams/workspaces/findDecisions';
import { usableShare } from '@/server/teams/workspaces/Observation';
import { listProjects } from '@/server/teams/workspaces/projects';
import { findSubject, subjectCoverage, subjectName } from '@/server/teams/workspaces/Subject';
import { listRevisions } from './addRevision';

export interface BrowserMove {
  readonly name: string;
  /** Shares of the audience, 0–1. */
  readonly beforeShare: number;
  readonly afterShare: number;
}

export interface ConcernedDecision {
  readonly decision: DecisionRow;
  readonly project: ProjectRow;
  readonly name: string;
  readonly beforeShare: number;
  readonly afterShare: number;
  /** True if the two shares are on different sides of the project's line. */
  readonly crossesLine: boolean;
}

export interface AudienceDrift {
  /** The last days of the two revisions. */
  readonly from: string;
  readonly to: string;
  /** The share of people counted under another release than before, 0–1. */
  readonly distance: number;
  /** Largest move first, at most 8. */
  readonly browsers: readonly BrowserMove[];
  /** Largest move first, at most 20. */
  readonly decisions: readonly ConcernedDecision[];
  /** The number of all concerned decisions. */
  readonly decisionCount: number;
}

const SHOWN = { browsers: 8, decisions: 20 } as const;

/** A tenth of a point for browsers, half a point for decisions. */
const LEAST = { browser: 0.001, decision: 0.005 } as const;

/** Compares the newest revision with the one before. Undefined for fewer than two. */
export async function audienceDrift(
  database: Database,
  context: RequestContext,
  { workspace_id, audience_id }: Pick<AudienceRevisionRow, 'workspace_id' | 'audience_id'>,
): Promise<AudienceDrift | undefined> {
  const [newest, former] = await listRevisions(database, audience_id, 2);
  if (!newest || !former) return undefined;
  const key = `custom:${audience_id}`;
  await context.loadAudiences([key]);
  const after = context.audience(key);
  const { catalogue } = context;
  const weights = await revisionWeights(database, catalogue, former.id);
  const before: Audience = { ...after, weights };
  const found = await findConcernedDecisions(database, catalogue, workspace_id, { before, after });
  return {
    from: former.to_day,
    to: newest.to_day,
    distance: getDistance(before, after),
    browsers: listBrowserMoves(catalogue, { before, after }),
    decisions: found.slice(0, SHOWN.decisions),
    decisionCount: found.length,
  };
}

interface Sides {
  readonly before: Audience;
  readonly after: Audience;
}

const getDistance = (before: Audience, after: Audience): number =>
  after.weights.reduce((sum, weight, unit) => sum + Math.abs(weight - before.weights[unit]!), 0) /
  2;

const getDistanceMoved = ({ beforeShare, afterShare }: Omit<BrowserMove, 'name'>): number =>
  Math.abs(afterShare - beforeShare);

function listBrowserMoves({ browsers }: Catalogue, { before, after }: Sides): BrowserMove[] {
  return browsers
    .map((browser) => ({
      name: browser.name,
      beforeShare: shareOfBrowser(before, browser),
      afterShare: shareOfBrowser(after, browser),
    }))
    .filter((one) => getDistanceMoved(one) >= LEAST.browser)
    .sort((a, b) => getDistanceMoved(b) - getDistanceMoved(a))
    .slice(0, SHOWN.browsers);
}

async function findConcernedDecisions(
  database: Database,
  catalogue: Catalogue,
  workspaceId: string,
  { before, after }: Sides,
): Promise<ConcernedDecision[]> {
  const projects = await listProjects(database, workspaceId);
  const found: ConcernedDecision[] = [];
  for (const project of projects.filter(({ audience }) => audience === after.key))
    for (const decision of await allCurrentDecisions(database, project.id)) {
      const subject = findSubject(catalogue, decision.subject);
      if (!subject) continue;
      const line = project.line_percent;
      const isOnLine = (audience: Audience): boolean =>
        reachesLine(usableShare(catalogue, subject, audience), line);
      const crossesLine = isOnLine(before) !== isOnLine(after);
      const [beforeShare, afterShare] = sharesToCompare(
        subjectCoverage(catalogue, subject, before),
        subjectCoverage(catalogue, subject, after),
        line,
      );
      const shares = { beforeShare, afterShare };
      if (crossesLine || getDistanceMoved(shares) >= LEAST.decision) {
        const name = subjectName(catalogue, decision.subject);
        found.push({ decision, project, name, ...shares, crossesLine });
      }
    }
  return found.sort((a, b) => getDistanceMoved(b) - getDistanceMoved(a));
}
