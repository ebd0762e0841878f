/** Moments are ISO text on SQLite and `timestamptz` on PostgreSQL. */
type AuthMoment = string | Date;

export interface AccountRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean | number;
  /** True for a locked account. */
  readonly banned: boolean | number | null;
  readonly twoFactorEnabled: boolean | number | null;
  readonly createdAt: AuthMoment;
  readonly updatedAt: AuthMoment;
}

export interface SessionRow {
  readonly id: string;
  /** SHA-256 of what the cookie holds. */
  readonly token: string;
  readonly userId: string;
  readonly expiresAt: AuthMoment;
  readonly createdAt: AuthMoment;
  readonly updatedAt: AuthMoment;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}

export interface CredentialRow {
  readonly id: string;
  readonly userId: string;
  readonly providerId: string;
  /** The person's id at the provider. */
  readonly accountId: string;
  readonly password: string | null;
}

export interface VerificationRow {
  readonly id: string;
  /** A hash of the link's token and purpose. */
  readonly identifier: string;
  /** The account it is for. */
  readonly value: string;
  readonly expiresAt: AuthMoment;
  readonly createdAt: AuthMoment;
  readonly updatedAt: AuthMoment;
}

export interface AccountEventRow {
  readonly id: string;
  readonly at: number;
  readonly account_id: string;
  readonly action: string;
  /** The network address it came from, until that is erased. */
  readonly address: string | null;
}

export interface OperatorEventRow {
  readonly id: string;
  readonly at: number;
  /** `person:<account>`, `scim:<token>`, or `machine` for a command. */
  readonly actor: string;
  readonly action: string;
  /** The account it is about, which may be deleted; empty where it is about something else. */
  readonly account_id: string;
  /** The name of what it is about, where that is something else. */
  readonly subject?: string | null;
  readonly address: string | null;
}

export interface SecondFactorRow {
  readonly id: string;
  readonly userId: string;
  /** Encrypted with the secret that signs sessions, like the next. */
  readonly secret: string;
  /** JSON: recovery codes that were not used. */
  readonly backupCodes: string;
}

export interface PasskeyRow {
  readonly id: string;
  readonly name: string | null;
  readonly userId: string;
  readonly createdAt: AuthMoment | null;
}
