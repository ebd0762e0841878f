import { type Environment, refuse } from './variables';

export interface RefreshConfig {
  /** True to ask the package registry for newer data every day. */
  readonly isDaily: boolean;
  /** The registry to ask; undefined asks the one that npm asks. */
  readonly address: string | undefined;
  readonly token: string | undefined;
}

/** @throws Error with one sentence */
export function readRefreshConfig(env: Environment): RefreshConfig {
  const { DATA_REFRESH, PACKAGE_REGISTRY, PACKAGE_REGISTRY_TOKEN, NODE_ENV } = env;
  return {
    isDaily: DATA_REFRESH ? parseDataRefresh(DATA_REFRESH) : NODE_ENV === 'production',
    address: PACKAGE_REGISTRY
      ? parsePackageRegistry(PACKAGE_REGISTRY)
      : env.npm_config_registry || undefined,
    token: PACKAGE_REGISTRY_TOKEN || undefined,
  };
}

const parseDataRefresh = (value: string): boolean =>
  value === 'daily' || value === 'off'
    ? value === 'daily'
    : refuse('DATA_REFRESH', value, 'daily or off');

/** The message must not repeat the value, which may contain a password. */
function parsePackageRegistry(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '')
    return value;
  throw new Error(
    'PACKAGE_REGISTRY is set, but an address such as https://packages.example/npm/ without a password was expected. A token goes into PACKAGE_REGISTRY_TOKEN.',
  );
}
