interface TokenDates {
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lastUsedAt: string | null | undefined;
}

const day = (moment: string): string => moment.slice(0, 10);

/** The acts that a scope allows, as people say it. */
export const TOKEN_SCOPES = {
  READ: 'reads',
  WRITE: 'reads and proposes',
  DECIDE: 'decides',
} as const;

/** “created 2026-01-02, never used, until 2027-01-01”. */
export const tokenDates = ({ createdAt, expiresAt, lastUsedAt }: TokenDates): string =>
  [
    `created ${day(createdAt)}`,
    lastUsedAt == null ? 'never used' : `used ${day(lastUsedAt)}`,
    Date.parse(expiresAt) < Date.now() ? `expired ${day(expiresAt)}` : `until ${day(expiresAt)}`,
  ].join(', ');
