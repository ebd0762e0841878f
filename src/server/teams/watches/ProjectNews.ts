// News of a project that come from its team, not from the data.
export type DecisionKind =
  | 'decision.proposed'
  | 'decision.recorded'
  | 'decision.superseded'
  | 'decision.assigned';

/** A review that was opened, or a decision that was recorded. */
export interface ProjectNews {
  readonly kind: 'review.opened' | DecisionKind;
  /** The same whenever it is found, and different for each event of one decision. */
  readonly id: string;
  readonly subject: string;
  readonly sentence: string;
  readonly path: string;
  /** Of the project, which lists them. */
  readonly projectPath: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  readonly decision?: DecisionFacts;
  /** Its author, such as `person:<id>`; undefined for news without one. */
  readonly actor?: string;
}

export interface DecisionFacts {
  /** Global. */
  readonly id: string;
  /** The project's part of its address. */
  readonly project: string;
  /** Name of the person or token. */
  readonly by: string;
}

export interface DatedNews extends ProjectNews {
  /** Milliseconds since 1970. */
  readonly happenedAt: number;
}

/** News of the last 30 days, by project. */
export type NewsByProject = ReadonlyMap<string, readonly DatedNews[]>;

export interface ProjectPath {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** The workspace's part of the address. */
  readonly team: string;
}
