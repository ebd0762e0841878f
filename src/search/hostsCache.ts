// What the client knows of its hosts, kept for the tab. The client's own cache stores a host under
// a key it never looks up again, so that a dead host is asked at every search, and it fills the
// reader's storage. What one would get wrong: the key must leave out the state
// (docs/decisions/0012).
import type { ClientOptions } from './ClientOptions';

type HostsCache = NonNullable<ClientOptions['hostsCache']>;

/**
 * A host is skipped for two minutes after it failed; the window itself is the client's, this cache
 * lets it find what it noted.
 */
export function createHostsCache(): HostsCache {
  const known = new Map<string, unknown>();
  return {
    get: <T>(host: Key, orElse: () => Promise<T>) => {
      const key = keyOf(host);
      return known.has(key) ? Promise.resolve(known.get(key) as T) : orElse();
    },
    set: <T>(host: Key, state: T) => {
      known.set(keyOf(host), state);
      return Promise.resolve(state);
    },
    delete: (host) => {
      known.delete(keyOf(host));
      return Promise.resolve();
    },
    clear: () => {
      known.clear();
      return Promise.resolve();
    },
  };
}

type Key = string | Record<string, unknown>;

/** Where a host is, without how it fared. */
function keyOf(host: Key): string {
  return typeof host === 'string'
    ? host
    : ['protocol', 'url', 'port', 'accept'].map((name) => String(host[name])).join(' ');
}
