import type { Database } from '@/server/platform/database/Database';

/** A company's directory, as one of its requests reaches us. */
export interface Directory {
  readonly database: Database;
  /** `scim:<name of the token>`, for the log. */
  readonly actor: string;
}
