import { connect } from 'node:net';
import type { Config } from '@/server/platform/config/config';
import { broken, type DoctorFinding, note, well } from './DoctorFinding';

const LIMIT_MS = 2_000;

/** Finds out if a server answers where the configuration says. */
export async function examineServer({
  host,
  port,
  workers,
}: Config): Promise<readonly DoctorFinding[]> {
  const part = 'server';
  const address = `http://${host ?? 'localhost'}:${port}`;
  try {
    const answer = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(LIMIT_MS) });
    const says = (await answer.text()).trim().replaceAll('\n', ', ').slice(0, 200);
    const state = says.split(',', 1)[0];
    if (state === 'ready') return [well(part, `Answers on ${address}: ready.`)];
    return ['degraded', 'stopping'].includes(state ?? '')
      ? [note(part, `Answers on ${address}: ${says}.`)]
      : [broken(part, `Another program answers on ${address}. Choose another PORT.`)];
  } catch {
    return [note(part, `Nothing answers on ${address}. It would run ${workers} workers.`)];
  }
}

/** Settings that may be right and often are not. */
export function examineAddresses(config: Config): readonly DoctorFinding[] {
  const { hostname, protocol } = new URL(config.baseUrl);
  const isLocal = /^(?:localhost|127\.|\[::1\])/.test(hostname);
  return [
    isLocal || protocol === 'https:'
      ? well('address', `Readers come by ${config.baseUrl}.`)
      : note(
          'address',
          `${config.baseUrl} is not https: offline pages and secure cookies need it.`,
        ),
    !isLocal && config.trustedProxies === 0
      ? note(
          'proxy',
          'TRUST_PROXY is 0. Behind a proxy all readers would share one client’s limits.',
        )
      : well('proxy', `TRUST_PROXY is ${config.trustedProxies}.`),
    config.secretsKey === undefined
      ? note('secrets', 'SECRETS_KEY is not set: no webhooks, and no keys of analytics, are taken.')
      : well('secrets', 'SECRETS_KEY seals webhooks and keys of analytics.'),
    well('sign-up', `SIGN_UP is ${config.signUp}.`),
    config.metricsToken === undefined
      ? note('metrics', 'Off. Set METRICS_TOKEN to read /metrics.')
      : well('metrics', 'On, behind a token.'),
  ];
}

/** Finds out if the server's receivers can be reached. Sends nothing. */
export async function examineOthers(config: Config): Promise<readonly DoctorFinding[]> {
  const { mail, oidc, otlpEndpoint, sentryDsn, search } = config;
  const others: readonly (readonly [part: string, address: string | undefined])[] = [
    ['mail', mail?.smtpUrl],
    ['sign-in', oidc?.issuer],
    ['spans', otlpEndpoint],
    ['reports', sentryDsn?.envelopeUrl],
    ['hosted search', search.settings.hosts.find((address) => !address.startsWith('/'))],
  ];
  const found = await Promise.all(
    others.map(async ([part, address]) => {
      if (address === undefined) return [];
      const { host } = new URL(address);
      return (await isReachable(address))
        ? [well(part, `${host} can be reached.`)]
        : [note(part, `${host} cannot be reached within ${LIMIT_MS / 1_000} s.`)];
    }),
  );
  return found.flat();
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'smtp:': 587,
  'smtps:': 465,
};

function isReachable(address: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(address);
  const socket = connect({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || DEFAULT_PORTS[protocol]),
  });
  return new Promise<boolean>((resolve) => {
    socket.setTimeout(LIMIT_MS, () => resolve(false));
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
}
