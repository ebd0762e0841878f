import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { hashIntegrity } from '@/server/data/versions/openTarball';
import { packageFiles, packTarball } from './packTarball';

export interface ListeningRegistry {
  readonly address: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Its fault; undefined for a registry that works. */
  fault: 'status 503' | 'hangs' | 'corrupt' | 'not a package' | undefined;
  close(): void;
}

/** Packed once per file: compressing takes a second each. */
const packed = new Map<string, Promise<Uint8Array>>();

function pack(folder: string): Promise<Uint8Array> {
  const known = packed.get(folder) ?? packTarball(packageFiles(folder));
  packed.set(folder, known);
  return known;
}

/**
 * A package registry on loopback that publishes the packages of these folders, which are installed
 * as they were published.
 */
export async function listenRegistry(folders: readonly string[]): Promise<ListeningRegistry> {
  const published = folders.map((folder) => ({
    folder,
    ...(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly version: string;
    }),
  }));
  await Promise.all(folders.map(pack));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/');
    registry.asked.push(path);
    void answer(path).then(([status, body]) => response.writeHead(status).end(body));
  });
  const answer = async (path: string): Promise<readonly [number, string | Uint8Array]> => {
    if (registry.fault === 'hangs') return new Promise(() => undefined);
    if (registry.fault === 'status 503') return [503, 'Later.'];
    if (registry.fault === 'not a package') return [200, '<title>Sign in</title>'];
    const tarball = published.find(({ name, version }) => path === `/${name}/-/${version}.tgz`);
    if (tarball) {
      const bytes = await pack(tarball.folder);
      return [200, registry.fault === 'corrupt' ? bytes.slice(0, bytes.byteLength / 2) : bytes];
    }
    const versions = published.filter(({ name }) => path === `/${name}`);
    if (versions.length === 0) return [404, '{}'];
    const entries = versions.map(async ({ name, version, folder }) => [
      version,
      {
        dist: {
          integrity: hashIntegrity(await pack(folder)),
          tarball: `${registry.address}/${name}/-/${version}.tgz`,
        },
      },
    ]);
    return [
      200,
      JSON.stringify({ versions: Object.fromEntries(await Promise.all(entries)) as object }),
    ];
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const registry: ListeningRegistry = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    fault: undefined,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return registry;
}
