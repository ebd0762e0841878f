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
  /** CORRECTED: the data was wrong before, and no browser changed. */
  readonly cause?: 'CORRECTED';
  /** Of events about decisions. */
  readonly decision?: DecisionFacts;
  readonly text: string;
  readonly audience: string;
  readonly linePercent: number;
  readonly dataVersion: string;
  readonly url: string;
}
