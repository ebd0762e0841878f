import { isAbsolute } from 'node:path';
import type { Environment } from './variables';

/** Where the log of changes and sign-ins goes as JSON lines. */
export type AuditConfig =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'http'; readonly url: string; readonly token: string | undefined };

/**
 * Undefined if `AUDIT_LOG` is unset: then it stays in the database.
 * @throws Error with one sentence, which never repeats the value
 */
export function readAuditConfig(env: Environment): AuditConfig | undefined {
  const { AUDIT_LOG: to, AUDIT_LOG_TOKEN: token } = env;
  if (!to) return undefined;
  if (isAbsolute(to)) return { kind: 'file', path: to };
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return { kind: 'http', url: to, token: token || undefined };
  throw new Error(
    'AUDIT_LOG is set, but an absolute path such as /var/log/plimsoll/audit.jsonl or an address such as https://logs.example/plimsoll was expected; a password goes into AUDIT_LOG_TOKEN.',
  );
}
