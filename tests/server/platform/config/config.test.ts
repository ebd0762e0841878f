import { availableParallelism } from 'node:os';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { readConfig } from '@/server/platform/config/config';

describe('config', () => {
  it('listens on port 3000 on all interfaces by default', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: undefined,
      baseUrl: 'http://localhost:3000',
      dataDir: '.plimsoll/data',
      refresh: {
        isDaily: false,
        address: undefined,
        token: undefined,
      },
      databaseUrl: undefined,
      isBehindProxy: false,
      trustedProxies: 0,
      clientLimits: {
        cpuSecondsPerMinute: 20,
        changesPerMinute: 30,
        audiencesPerHour: 20,
        signInsPerMinute: 5,
      },
      clientNetworks: [expect.anything(), expect.anything()],
      signUp: 'open',
      signInWays: ['password', 'passkey', 'provider'],
      operators: [],
      mail: undefined,
      oidc: undefined,
      graphqlUrl: '/graphql',
      graphqlSends: 'id',
      search: { settings: EMBEDDED_SEARCH, isEmbedded: true, requestsPerMinute: 900, problems: [] },
      diskCharacters: undefined,
      diskAgeMs: undefined,
      logLevel: 'info',
      sentryDsn: undefined,
      sentryEnvironment: 'production',
      sentryRelease: expect.stringMatching(/^plimsoll@\d+\.\d+\.\d+$/) as string,
      tracesSampleRate: 1,
      otlpEndpoint: undefined,
      metricsToken: undefined,
      webhookAllow: [],
      secretsKey: undefined,
      securityContacts: [],
      valkeyUrl: undefined,
      workers: expect.any(Number) as number,
    });
  });

  it('sends a token with the scheme that it names', () => {
    const url = 'https://warehouse.example/?query=INSERT';
    const output = (token?: string) =>
      readConfig({ BEACON_OUTPUT: url, ...(token && { BEACON_OUTPUT_TOKEN: token }) }).beaconOutput;

    expect(output()).toEqual({ kind: 'http', url, authorization: undefined });
    expect(output('abc')).toEqual({ kind: 'http', url, authorization: 'Bearer abc' });
    expect(output('Basic eDp5')).toEqual({ kind: 'http', url, authorization: 'Basic eDp5' });
    expect(readConfig({ AUDIT_LOG: '/var/log/audit.jsonl' }).auditLog).toEqual({
      kind: 'file',
      path: '/var/log/audit.jsonl',
    });
    expect(() => readConfig({ BEACON_OUTPUT: 'https://me:secret@warehouse.example' })).toThrow(
      /^BEACON_OUTPUT is set, but .* a password goes into BEACON_OUTPUT_TOKEN\.$/,
    );
  });

  it('looks for newer data every day in production, unless the operator decides', () => {
    const isDaily = (env: Readonly<Record<string, string>>) => readConfig(env).refresh.isDaily;

    expect(isDaily({ NODE_ENV: 'production' })).toBe(true);
    expect(isDaily({ NODE_ENV: 'production', DATA_REFRESH: 'off' })).toBe(false);
    expect(isDaily({ NODE_ENV: 'test', DATA_REFRESH: 'daily' })).toBe(true);
    expect(() => readConfig({ DATA_REFRESH: 'hourly' })).toThrow(
      'DATA_REFRESH is “hourly”, but daily or off was expected.',
    );
    expect(() => readConfig({ PACKAGE_REGISTRY: 'https://me:secret@packages.example' })).toThrow(
      /^PACKAGE_REGISTRY is set, but an address(?!.*secret)/,
    );
  });

  it('takes an address of Valkey or Redis, and never repeats an invalid one', () => {
    expect(readConfig({ VALKEY_URL: 'valkeys://:secret@cache:6380/2' }).valkeyUrl).toBe(
      'rediss://:secret@cache:6380/2',
    );
    expect(() => readConfig({ VALKEY_URL: 'cache:secret' })).toThrow(
      /^VALKEY_URL is set, but (?!.*secret)/,
    );
  });

  it('has a worker a core, unless memory is short or the operator decides', () => {
    expect(readConfig({}).workers).toBeLessThanOrEqual(availableParallelism());
    expect(readConfig({}).workers).toBeGreaterThan(0);
    expect(readConfig({ WORKERS: '7' }).workers).toBe(7);
  });

  it('never repeats a key that is too short', () => {
    expect(() => readConfig({ SECRETS_KEY: 'too-short-a-key' })).toThrow(
      /^SECRETS_KEY is set, but (?!.*too-short)/,
    );
  });

  it('never repeats an invalid token', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'too short' })).toThrow(
      'METRICS_TOKEN is set, but 16 to 200 letters, digits or . ~ + / = _ - were expected.',
    );
  });

  it('sends mail only with SMTP_URL, by default from an address of this host', () => {
    const env = { BASE_URL: 'https://plimsoll.example', SMTP_URL: 'smtp://localhost:25' };
    expect(readConfig(env).mail?.from).toEqual({
      name: 'Plimsoll',
      address: 'plimsoll@plimsoll.example',
    });
    expect(readConfig({ ...env, MAIL_FROM: 'Web team <web@example.org>' }).mail?.from).toEqual({
      name: 'Web team',
      address: 'web@example.org',
    });
    expect(readConfig({ ...env, MAIL_FROM: 'web@example.org' }).mail?.from.name).toBe('');
    expect(() => readConfig({ ...env, MAIL_FROM: 'the web team' })).toThrow(
      'MAIL_FROM is “the web',
    );
    expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail' })).toThrow(
      /^SMTP_URL is set, but an address such as smtp:[^]*was expected\.$/,
    );
    expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail' })).not.toThrow(/:secret@/);
  });

  it('takes only a complete provider, over a plain connection only on this machine', () => {
    const env = {
      OIDC_ISSUER: 'https://login.example.org/',
      OIDC_CLIENT_ID: 'plimsoll',
      OIDC_CLIENT_SECRET: 'secret',
    };
    expect(readConfig(env).oidc).toMatchObject({
      issuer: 'https://login.example.org',
      name: 'login.example.org',
    });
    expect(() => readConfig({ ...env, OIDC_CLIENT_ID: '' })).toThrow('belong together');
    expect(() => readConfig({ ...env, OIDC_ISSUER: 'http://login.example.org' })).toThrow(
      'an https address',
    );
    expect(readConfig({ ...env, OIDC_ISSUER: 'http://127.0.0.1:9' }).oidc).toBeDefined();
  });

  it('reads who gets in with the provider, and with which role', () => {
    const env = {
      OIDC_ISSUER: 'https://login.example.org',
      OIDC_CLIENT_ID: 'plimsoll',
      OIDC_CLIENT_SECRET: 'secret',
    };
    expect(readConfig(env)).toMatchObject({
      signInWays: ['password', 'passkey', 'provider'],
      oidc: { signUp: 'open', domains: [], isEmailTrusted: false, placements: [] },
    });
    const { oidc, signInWays } = readConfig({
      ...env,
      SIGN_IN_WITH: 'provider',
      OIDC_DOMAINS: 'Example.org, example.net',
      OIDC_SCOPES: 'groups roles',
      OIDC_WORKSPACE: 'web',
      OIDC_ROLES: 'leads=admin, Design Team = design/viewer',
    });
    expect(signInWays).toEqual(['provider']);
    expect(oidc?.domains).toEqual(['example.org', 'example.net']);
    expect(oidc?.scopes).toEqual(['openid', 'profile', 'email', 'groups', 'roles']);
    expect(oidc?.placements).toEqual([
      { group: 'leads', workspace: 'web', role: 'ADMIN' },
      { group: 'Design Team', workspace: 'design', role: 'VIEWER' },
    ]);
    expect(readConfig({ ...env, OIDC_WORKSPACE: 'web' }).oidc?.placements).toEqual([
      { group: undefined, workspace: 'web', role: 'VIEWER' },
    ]);
  });

  it.each([
    [{ SIGN_IN_WITH: 'provider' }, 'SIGN_IN_WITH is “provider”, but password, or provider'],
    [{ SIGN_IN_WITH: 'passkey' }, 'SIGN_IN_WITH is “passkey”'],
    [{ SIGN_IN_WITH: 'password,magic' }, 'a list of password, passkey, provider'],
  ])('refuses %j, which lets nobody in', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it.each([
    [{ OIDC_ROLES: 'leads=admin' }, 'OIDC_ROLES is “leads=admin”, but group=role'],
    [{ OIDC_ROLES: 'leads=web/owner' }, 'OIDC_ROLES is “owner”, but one of viewer, editor, admin'],
    [{ OIDC_ROLES: 'web/admin' }, 'group=workspace/role'],
    [{ OIDC_ROLE: 'editor' }, 'OIDC_WORKSPACE to be set'],
    [{ OIDC_DOMAINS: '@example.org' }, 'OIDC_DOMAINS is “@example.org”'],
    [{ OIDC_SIGN_UP: 'yes' }, 'OIDC_SIGN_UP is “yes”'],
  ])('refuses %j of a provider', (env, sentence) => {
    const provider = {
      OIDC_ISSUER: 'https://a.example',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    };
    expect(() => readConfig({ ...provider, ...env })).toThrow(sentence);
  });

  it('reads the variables, and treats an empty one as unset', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '',
      BASE_URL: 'https://plimsoll.example/',
      BEHIND_PROXY: '1',
      LOG_LEVEL: 'warn',
      DATA_DIR: '/tmp',
    });

    expect(config).toMatchObject({
      port: 8080,
      host: undefined,
      baseUrl: 'https://plimsoll.example',
      isBehindProxy: true,
      trustedProxies: 1,
      logLevel: 'warn',
      dataDir: '/tmp',
    });
  });

  it('accepts a PostgreSQL URL, and never repeats the password of an invalid one', () => {
    expect(
      readConfig({ DATABASE_URL: 'postgres://plimsoll:secret@db.example:5432/plimsoll' })
        .databaseUrl,
    ).toBe('postgres://plimsoll:secret@db.example:5432/plimsoll');
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).toThrow(
      /^DATABASE_URL is set, but an address such as postgres:[^]*was expected\.$/,
    );
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow(/root:secret/);
  });

  it('reads how much a browser keeps on disk and for how long', () => {
    expect(readConfig({ DISK_CHARACTERS: '200000', DISK_HOURS: '2' })).toMatchObject({
      diskCharacters: 200_000,
      diskAgeMs: 7_200_000,
    });
  });

  it.each([
    ['PORT', '99999', 'a whole number from 1 to 65535'],
    ['PORT', '80a', 'a whole number from 1 to 65535'],
    ['BASE_URL', 'plimsoll.example', 'an origin such as https://plimsoll.example'],
    ['BASE_URL', 'ftp://plimsoll.example', 'an origin such as https://plimsoll.example'],
    ['BASE_URL', 'https://plimsoll.example/app', 'an origin such as https://plimsoll.example'],
    ['BEHIND_PROXY', 'yes', '0 or 1'],
    [
      'GRAPHQL_URL',
      '//elsewhere.example/graphql',
      'a path such as /graphql or an address such as https://api.plimsoll.example/graphql',
    ],
    [
      'GRAPHQL_URL',
      'ftp://plimsoll.example',
      'a path such as /graphql or an address such as https://api.plimsoll.example/graphql',
    ],
    ['GRAPHQL_SENDS', 'both', 'id or text'],
    [
      'SENTRY_DSN',
      'https://collector.example',
      'a DSN such as https://publickey@collector.example/1',
    ],
    ['SENTRY_ENVIRONMENT', 'a b', 'a word of letters, digits and . - _'],
    ['SENTRY_RELEASE', 'a,b', 'a word of letters, digits and . @ + - _'],
    ['TRACES_SAMPLE_RATE', '1.5', 'a number from 0 to 1'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318', 'an address such as http://localhost:4318'],
    ['DISK_CHARACTERS', '1e6', 'a whole number, 0 or more,'],
    ['DISK_HOURS', '-1', 'a whole number, 0 or more,'],
    ['WORKERS', '0', 'a whole number from 1 to 128'],
    ['WORKERS', 'all', 'a whole number from 1 to 128'],
    ['LOG_LEVEL', 'loud', 'one of fatal, error, warn, info, debug, trace, silent'],
    ['DATA_DIR', 'package.json', 'a folder, or a path where one can be made,'],
    ['DATA_DIR', '/dev/null/x', 'a folder, or a path where one can be made,'],
  ])('refuses %s=%s with one sentence that names the variable', (name, value, expected) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      `${name} is “${value}”, but ${expected} was expected.`,
    );
  });
});
