import type { SearchSettings } from '@/domain/SearchSettings';
import type { ClientOptions } from './ClientOptions';

export type Hosts = NonNullable<ClientOptions['hosts']>;

/**
 * Converts the configured hosts to the client's format; undefined for those of the application ID.
 * @param origin the page's origin
 */
export function getHosts({ hosts }: SearchSettings, origin: string): Hosts | undefined {
  return hosts.length === 0 ? undefined : hosts.map((address) => toHost(new URL(address, origin)));
}

/** The client concatenates a host's parts, so a path can be part of the host. */
function toHost({ host, pathname, protocol }: URL): Hosts[number] {
  return {
    url: `${host}${pathname.replace(/\/$/, '')}`,
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}
