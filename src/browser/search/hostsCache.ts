// Caches the client's knowledge about its hosts for the tab. The client's own cache stores a host
// under a key it never looks up again, so a dead host is retried on every search, and it fills up
// the reader's storage. Pitfall: the key must not include the host's state (docs/decisions/0012).
import type { ClientOptions } from './ClientOptions';

type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/** The client skips a failed host for two minutes; this cache only lets it find what it stored. */
export function createHostsCache(): HostsCache {
  const known = new Map<string, unknown>();
  return {
    get: <T>(host: Key, orElse: () => Promise<T>) => {
      const key = toKey(host);
      return known.has(key) ? Promise.resolve(known.get(key) as T) : orElse();
    },
    set: <T>(host: Key, state: T) => {
      known.set(toKey(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      known.delete(toKey(host));
      return Promise.resolve();
    },
    clear: () => {
      known.clear();
      return Promise.resolve();
    },
  };
}

type Key = string | Record<string, unknown>;

/** Identifies a host without its state. */
function toKey(host: Key): string {
  return typeof host === 'string'
    ? host
    : ['protocol', 'url', 'port', 'accept'].map((name) => String(host[name])).join(' ');
}
