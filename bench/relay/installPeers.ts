import { installBeside } from '../../tests/support/installBeside';

/** The peers, with their peer dependencies. */
export function installPeers(): string {
  return installBeside('plimsoll-bench-peers', [
    '@apollo/client@4.3.8',
    'apollo3-cache-persist@0.15.0',
    'rxjs@7.8.2',
    '@urql/core@6.0.3',
    '@urql/exchange-graphcache@9.0.2',
    'wonka@6.3.6',
    '@tanstack/query-core@5.108.0',
    '@tanstack/query-persist-client-core@5.104.5',
    'graphql@16.15.0',
  ]);
}
