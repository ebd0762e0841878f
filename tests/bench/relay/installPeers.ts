import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What is compared with, in the versions the figures in docs/decisions are of, and what they need
 * beside them.
 */
const PEERS = [
  '@apollo/client@4.3.8',
  'apollo3-cache-persist@0.15.0',
  'rxjs@7.8.2',
  '@urql/core@6.0.3',
  '@urql/exchange-graphcache@9.0.2',
  'wonka@6.3.6',
  '@tanstack/query-core@5.108.0',
  '@tanstack/query-persist-client-core@5.104.5',
  'graphql@16.15.0',
];

/**
 * Puts the peers into a folder of their own, since the product must not depend on them. Returns it.
 */
export function installPeers(): string {
  const folder = join(tmpdir(), 'plimsoll-bench-peers');
  if (existsSync(join(folder, 'node_modules', '@apollo', 'client'))) return folder;
  mkdirSync(folder, { recursive: true });
  // apollo3-cache-persist names Apollo Client 3 as its peer, and works with 4.
  execFileSync(
    'npm',
    [
      'install',
      '--no-save',
      '--no-package-lock',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--prefix',
      folder,
      ...PEERS,
    ],
    { stdio: 'inherit' },
  );
  return folder;
}
