/** Endpoint and project of a collector that speaks Sentry's protocol. */
export interface Dsn {
  /** As configured. Not a secret: pages contain it. */
  readonly text: string;
  readonly publicKey: string;
  /** URL for posting envelopes. */
  readonly envelopeUrl: string;
}

/** Parses `https://key@host:port/path/project`; undefined if the text isn't a DSN. */
export function parseDsn(text: string): Dsn | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.password || url.search || url.hash)
    return undefined;
  const [, path = '', project] = /^(.*)\/(\d+)$/.exec(url.pathname) ?? [];
  if (project === undefined || !/^\w+$/.test(url.username)) return undefined;
  const envelopeUrl = `${url.protocol}//${url.host}${path}/api/${project}/envelope/?sentry_key=${url.username}&sentry_version=7`;
  return { text, publicKey: url.username, envelopeUrl };
}
