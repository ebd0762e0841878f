/**
 * The key that seals secrets: keys of analytics, and addresses and secrets of webhooks.
 * @returns undefined if `SECRETS_KEY` is unset: secrets are then refused
 * @throws Error with one sentence, which never repeats the key
 */
export function readSecretsKey(value = ''): string | undefined {
  if (value === '') return undefined;
  if (/^[\x21-\x7e]{32,200}$/.test(value)) return value;
  throw new Error(
    'SECRETS_KEY is set, but 32 to 200 characters without spaces were expected, such as what openssl rand -hex 32 prints.',
  );
}
