import { isAbsolute } from 'node:path';
import type { Environment } from './variables';

/** Where an instance hands over what it records: a file it appends to, or an HTTP receiver. */
export type OutputConfig =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'http'; readonly url: string; readonly authorization: string | undefined };

/**
 * Undefined if the variable is unset. `<name>_TOKEN` is sent as `Authorization: Bearer …`, or as it is
 * if it names another scheme (“Basic …”).
 * @param example the path of a file, for the error
 * @throws Error with one sentence, which never repeats the value
 */
export function readOutputConfig(
  env: Environment,
  name: 'AUDIT_LOG' | 'BEACON_OUTPUT',
  example: string,
): OutputConfig | undefined {
  const { [name]: to, [`${name}_TOKEN`]: token } = env;
  if (!to) return undefined;
  if (isAbsolute(to)) return { kind: 'file', path: to };
  const url = URL.canParse(to) ? new URL(to) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return { kind: 'http', url: to, authorization: token ? toAuthorization(token) : undefined };
  throw new Error(
    `${name} is set, but an absolute path such as ${example} or an address such as https://logs.example/plimsoll was expected; a password goes into ${name}_TOKEN.`,
  );
}

const toAuthorization = (token: string): string =>
  token.includes(' ') ? token : `Bearer ${token}`;
