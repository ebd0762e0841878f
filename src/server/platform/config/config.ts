import { type ClientLimits, readClientLimits } from './clientLimits';
import { type Network, readClientNetworks } from './clientNetworks';
import { type Dsn, parseDsn } from './dsn';
import { type MailConfig, readMailConfig } from './mailConfig';
import { type OidcConfig, readOidcConfig } from './oidcConfig';
import { type OutputConfig, readOutputConfig } from './outputConfig';
import { parseDataDir } from './parseDataDir';
import { parseWorkers } from './parseWorkers';
import { productVersion } from './productVersion';
import { readSecretsKey } from './readSecretsKey';
import { readRefreshConfig, type RefreshConfig } from './refreshConfig';
import { readSearchConfig, type SearchConfig } from './searchConfig';
import { securityContacts } from './securityContacts';
import { readSignInWays, type SignInWay } from './signInWays';
import { parseSignUp, type SignUpRule } from './signUpRule';
import { splitList } from './splitList';
import { valkeyUrl } from './valkeyUrl';
import { type Environment, parseSwitch, parseWholeNumber, refuse } from './variables';
import { webhookReceivers } from './webhookReceivers';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly port: number;
  /** The address to listen on; undefined listens on all interfaces. */
  readonly host: string | undefined;
  /** The public origin, without a trailing slash. */
  readonly baseUrl: string;
  /** Folder for user data; created if missing. */
  readonly dataDir: string;
  /** Where newer data comes from, if anywhere. */
  readonly refresh: RefreshConfig;
  /** A PostgreSQL URL, instead of a file in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** True behind a reverse proxy, which then compresses responses. */
  readonly isBehindProxy: boolean;
  /** How many proxies of the operator's own a request comes through. */
  readonly trustedProxies: number;
  /** Limits for one client; 0 for no limit. */
  readonly clientLimits: ClientLimits;
  /** Addresses that have ten times as much of each. */
  readonly clientNetworks: readonly Network[];
  readonly signUp: SignUpRule;
  /** Undefined sends no mail. */
  readonly mail: MailConfig | undefined;
  /** The provider for signing in; without one, only passwords and passkeys work. */
  readonly oidc: OidcConfig | undefined;
  readonly signInWays: readonly SignInWay[];
  /** Addresses of people who run the instance. */
  readonly operators: readonly string[];
  /**
   * Where browsers post GraphQL operations: a path on this server, or an absolute URL elsewhere.
   */
  readonly graphqlUrl: string;
  /** Browsers send an operation's id, or its text to a server that doesn't know our ids. */
  readonly graphqlSends: 'id' | 'text';
  readonly search: SearchConfig;
  /**
   * Disk quota in the browser for pages already read, in characters; undefined leaves it to the
   * client.
   */
  readonly diskCharacters: number | undefined;
  /** How long the browser keeps them, in milliseconds; undefined leaves it to the client. */
  readonly diskAgeMs: number | undefined;
  readonly logLevel: LogLevel;
  /** Where telemetry from pages is forwarded; undefined collects nothing. */
  readonly sentryDsn: Dsn | undefined;
  /** Names this installation among those that report to the same collector. */
  readonly sentryEnvironment: string;
  /** The release in telemetry reports; defaults to `plimsoll@` plus the version. */
  readonly sentryRelease: string;
  /** Share of page views and requests to trace, 0–1. */
  readonly tracesSampleRate: number;
  /** OTLP endpoint for server spans; undefined creates none. */
  readonly otlpEndpoint: string | undefined;
  /** The secret for reading /metrics; without it nobody may. */
  readonly metricsToken: string | undefined;
  /** `host:port` of receivers in the operator's own network that messages may be sent to. */
  readonly webhookAllow: readonly string[];
  /** Seals what teams entrust; undefined takes no secrets. */
  readonly secretsKey: string | undefined;
  /** Where the log of changes goes; undefined leaves it in the database. */
  readonly auditLog: OutputConfig | undefined;
  /** Where the counts of measured sites go each day; undefined leaves them in the database. */
  readonly beaconOutput: OutputConfig | undefined;
  /** How many processes answer. */
  readonly workers: number;
  /** Where several instances have their limits in common; undefined leaves each to its own. */
  readonly valkeyUrl: string | undefined;
  /** Where a weakness is reported; none leaves /.well-known/security.txt out. */
  readonly securityContacts: readonly string[];
}

function parsePort(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : Number.NaN;

  return port >= 1 && port <= 65_535
    ? port
    : refuse('PORT', value, 'a whole number from 1 to 65535');
}

function parseBaseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.host !== '' &&
    `${url.origin}/` === url.href;

  return isOrigin
    ? url.origin
    : refuse('BASE_URL', value, 'an origin such as https://plimsoll.example');
}

/** The message must not repeat the value, which may contain a password. */
function parseDatabaseUrl(value: string): string {
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol)) return value;
  throw new Error(
    'DATABASE_URL is set, but an address such as postgres://user:password@host:5432/database was expected.',
  );
}

function parseGraphqlUrl(value: string): string {
  const isAddress = value.startsWith('/')
    ? /^\/[^/\s]/.test(value)
    : URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

  return isAddress
    ? value
    : refuse(
        'GRAPHQL_URL',
        value,
        'a path such as /graphql or an address such as https://api.plimsoll.example/graphql',
      );
}

const parseOperator = (value: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(value)
    ? value.toLowerCase()
    : refuse('OPERATORS', value, 'email addresses, separated by commas,');

const parseGraphqlSends = (value: string): 'id' | 'text' =>
  value === 'id' || value === 'text' ? value : refuse('GRAPHQL_SENDS', value, 'id or text');

function parseSentryDsn(value: string): Dsn {
  return (
    parseDsn(value) ??
    refuse('SENTRY_DSN', value, 'a DSN such as https://publickey@collector.example/1')
  );
}

function parseRelease(value: string | undefined): string {
  if (value)
    return /^[\w.@+-]{1,100}$/.test(value)
      ? value
      : refuse('SENTRY_RELEASE', value, 'a word of letters, digits and . @ + - _');
  return `plimsoll@${productVersion()}`;
}

const parseEnvironment = (value: string): string =>
  /^[\w.-]{1,64}$/.test(value)
    ? value
    : refuse('SENTRY_ENVIRONMENT', value, 'a word of letters, digits and . - _');

function parseShare(name: string, value: string): number {
  const share = /^\d*\.?\d+$/.test(value) ? Number(value) : Number.NaN;

  return share >= 0 && share <= 1 ? share : refuse(name, value, 'a number from 0 to 1');
}

function parseOtlpEndpoint(value: string): string {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
    ? value
    : refuse('OTEL_EXPORTER_OTLP_ENDPOINT', value, 'an address such as http://localhost:4318');
}

const MS_PER_HOUR = 3_600_000;

/** The message must not repeat the value. */
function parseMetricsToken(value: string): string {
  if (/^[\w.~+/=-]{16,200}$/.test(value)) return value;
  throw new Error(
    'METRICS_TOKEN is set, but 16 to 200 letters, digits or . ~ + / = _ - were expected.',
  );
}

const parseLogLevel = (value: string): LogLevel =>
  LOG_LEVELS.find((level) => level === value) ??
  refuse('LOG_LEVEL', value, `one of ${LOG_LEVELS.join(', ')}`);

const given = <Read>(text: string | undefined, read: (text: string) => Read) =>
  text ? read(text) : undefined;

/**
 * Reads the configuration; an empty variable counts as unset.
 * @throws Error with one sentence: the variable, its value and what was expected
 */
export function readConfig(env: Environment): Config {
  const port = parsePort(env.PORT || '3000');
  const baseUrl = parseBaseUrl(env.BASE_URL || `http://localhost:${port}`);
  const oidc = readOidcConfig(env);
  const isBehindProxy = parseSwitch('BEHIND_PROXY', env.BEHIND_PROXY || '0');
  // A proxy that compresses has always counted as one that names the client.
  const proxies = parseWholeNumber('TRUST_PROXY', env.TRUST_PROXY || env.BEHIND_PROXY || '0');
  return {
    port,
    host: env.HOST || undefined,
    baseUrl,
    dataDir: parseDataDir(env.DATA_DIR || '.plimsoll/data'),
    refresh: readRefreshConfig(env),
    databaseUrl: given(env.DATABASE_URL, parseDatabaseUrl),
    isBehindProxy,
    trustedProxies: proxies,
    clientLimits: readClientLimits(env),
    clientNetworks: readClientNetworks(env, proxies),
    signUp: parseSignUp('SIGN_UP', env.SIGN_UP || 'open'),
    mail: readMailConfig(env, baseUrl),
    oidc,
    operators: splitList(env.OPERATORS).map(parseOperator),
    signInWays: readSignInWays(env, oidc !== undefined),
    graphqlUrl: parseGraphqlUrl(env.GRAPHQL_URL || '/graphql'),
    graphqlSends: parseGraphqlSends(env.GRAPHQL_SENDS || 'id'),
    search: readSearchConfig(env),
    diskCharacters: given(env.DISK_CHARACTERS, (text) => parseWholeNumber('DISK_CHARACTERS', text)),
    diskAgeMs: given(env.DISK_HOURS, (text) => parseWholeNumber('DISK_HOURS', text) * MS_PER_HOUR),
    logLevel: parseLogLevel(env.LOG_LEVEL || 'info'),
    sentryDsn: given(env.SENTRY_DSN, parseSentryDsn),
    sentryEnvironment: parseEnvironment(env.SENTRY_ENVIRONMENT || 'production'),
    sentryRelease: parseRelease(env.SENTRY_RELEASE),
    tracesSampleRate: parseShare('TRACES_SAMPLE_RATE', env.TRACES_SAMPLE_RATE || '1'),
    otlpEndpoint: given(env.OTEL_EXPORTER_OTLP_ENDPOINT, parseOtlpEndpoint),
    metricsToken: given(env.METRICS_TOKEN, parseMetricsToken),
    webhookAllow: webhookReceivers(env.WEBHOOK_ALLOW),
    secretsKey: readSecretsKey(env.SECRETS_KEY),
    auditLog: readOutputConfig(env, 'AUDIT_LOG', '/var/log/plimsoll/audit.jsonl'),
    beaconOutput: readOutputConfig(env, 'BEACON_OUTPUT', '/var/lib/plimsoll/visits.csv'),
    workers: parseWorkers(env.WORKERS),
    valkeyUrl: valkeyUrl(env.VALKEY_URL),
    securityContacts: securityContacts(env.SECURITY_CONTACT),
  };
}

let memo: Config | undefined;

/** The configuration of this process, read on first use: at run time, never during the build. */
export const config = (): Config => (memo ??= readConfig(process.env));
