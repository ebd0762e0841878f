import type { Database } from '@/server/platform/database/Database';
import type { SessionRequest } from '@/server/teams/accounts/sessions';

/** A form of an account, and the browser that sends it. */
export interface AccountRequest {
  readonly form: URLSearchParams;
  readonly session: SessionRequest;
  readonly database: Database;
}
