/** Where a collector of Sentry's protocol listens, and for which of its projects. */
export interface Dsn {
  /** As the operator wrote it; it is no secret, pages hold it. */
  readonly text: string;
  readonly publicKey: string;
  /** The address envelopes are posted to. */
  readonly envelopeUrl: string;
}

/** Takes `https://key@host:port/path/project` apart; undefined where a text is none. */
export function parseDsn(text: string): Dsn | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.password || url.search || url.hash)
    return undefined;
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (project === undefined || !/^\w+$/.test(url.username)) return undefined;
  const envelopeUrl = `${url.protocol}//${url.host}${path}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`;
  return { text, publicKey: url.username, envelopeUrl };
}
