import type { ChangeCause } from '@/domain/ChangeCause';
import type { CausePart } from '@/server/teams/workspaces/Counterfactual';
import type { DecisionFacts, ProjectNews } from './ProjectNews';
import type { WatchChange } from './WatchMemory';

/** The content for receivers, the same by feed, webhook and mail. */
export interface WatchEnvelope {
  readonly id: string;
  readonly kind: WatchChange['kind'] | ProjectNews['kind'];
  readonly at: string;
  readonly subject: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /**
   * CORRECTED: the data was wrong before, and no browser changed. COMPUTED: web-features has not
   * published it yet. A crossed line has the one that changed the share most.
   */
  readonly cause?: ChangeCause;
  /** The causes of a crossed line, in the share that can use it at least in part; largest first. */
  readonly parts?: readonly CausePart[];
  /** Of events about decisions. */
  readonly decision?: DecisionFacts;
  readonly text: string;
  readonly audience: string;
  readonly linePercent: number;
  readonly dataVersion: string;
  readonly url: string;
}
