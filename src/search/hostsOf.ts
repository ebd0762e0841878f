import type { SearchSettings } from '@/domain/SearchSettings';
import type { ClientOptions } from './ClientOptions';

export type Hosts = NonNullable<ClientOptions['hosts']>;

/**
 * Settings' hosts as the client wants them; undefined for those that belong to the application id.
 * `origin` is where the page comes from.
 */
export function hostsOf({ hosts }: SearchSettings, origin: string): Hosts | undefined {
  return hosts.length === 0 ? undefined : hosts.map((address) => hostOf(new URL(address, origin)));
}

/** The client joins a host's parts again, so a path stays where it is. */
function hostOf({ host, pathname, protocol }: URL): Hosts[number] {
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}
