import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { SearchSettings } from '@/domain/SearchSettings';

/**
 * The full Algolia client, for tools only. Credentials travel in headers because URLs end up in
 * logs.
 */
export function hostedClient(
  { applicationId, hosts }: SearchSettings,
  adminKey: string,
): Algoliasearch {
  return algoliasearch(applicationId, adminKey, {
    authMode: 'WithinHeaders',
    ...(hosts.length > 0 && {
      hosts: hosts.map((host) => {
        const { protocol, host: name, pathname } = new URL(host);
        return {
          url: `${name}${pathname.replace(/\/$/, '')}`,
          protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
          accept: 'readWrite' as const,
        };
      }),
    }),
  });
}
