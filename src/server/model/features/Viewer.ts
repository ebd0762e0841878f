/** The author of a request: a signed-in person, or a program with a token. */
export type Viewer = Person | Program;

export interface Person {
  readonly kind: 'person';
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
  /** Names the session, without being able to continue it. */
  readonly sessionId: string;
}

export interface Program {
  readonly kind: 'program';
  readonly tokenId: string;
  readonly name: string;
  readonly workspaceId: string;
  readonly scope: 'READ' | 'WRITE' | 'DECIDE';
  /** The account of the person who granted it; it may do no more than that person may now. */
  readonly personId?: string | undefined;
  /** The only project that it may change. */
  readonly projectId?: string | undefined;
}

/** Stays the same for everything one of them ever does. */
export const viewerKey = (viewer: Viewer): string =>
  viewer.kind === 'person' ? `person:${viewer.accountId}` : `program:${viewer.tokenId}`;
