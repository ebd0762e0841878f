/** The message must not repeat the value, which may contain a password. */
export function valkeyUrl(value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (URL.canParse(value) && /^(?:redis|valkey)s?:$/.test(new URL(value).protocol))
    return value.replace(/^valkey/, 'redis');
  throw new Error(
    'VALKEY_URL is set, but an address such as redis://user:password@host:6379/0 was expected.',
  );
}
