// A package registry → the versions it publishes and their tarballs. Only the configured registry is
// asked, whatever host its answers name, and no more is read than a data package can be.
import npmFetch from 'npm-registry-fetch';
import { major, prerelease, rcompare, valid } from 'semver';
import { openTarball, type Tarball, TARBALL_LIMITS } from '@/server/data/versions/openTarball';

const TIMEOUT_MS = 30_000;
const METADATA_BYTES = 64 * 1024 ** 2;
/** Leaves out readmes and the like, which make an answer ten times as large. */
const BRIEF = 'application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8';

export interface RegistryOptions {
  /** Undefined asks the one that npm asks. */
  readonly address?: string | undefined;
  readonly token?: string | undefined;
  readonly timeoutMs?: number;
  readonly retries?: number;
}

/** Fields that are missing from the library's types. */
interface FetchFailure extends Error {
  readonly code?: string;
  readonly statusCode?: number;
}

export interface PublishedVersion {
  readonly name: string;
  readonly version: string;
  /** `sha512-…` of the tarball. */
  readonly integrity: string;
  readonly tarball: string;
}

interface Metadata {
  readonly versions?: Readonly<
    Record<
      string,
      { readonly deprecated?: unknown; readonly dist?: Readonly<Record<string, unknown>> }
    >
  >;
}

export class Registry {
  readonly #options: RegistryOptions;

  constructor(options: RegistryOptions) {
    this.#options = options;
  }

  /**
   * Newest first: full versions of the same major that are not deprecated.
   * @throws Error whose message says in a sentence what failed, and what to do
   */
  async fetchVersions(name: string, known: string): Promise<readonly PublishedVersion[]> {
    const path = `/${name.replace('/', '%2f')}`;
    const { versions } = parseMetadata(name, await this.#get(path, METADATA_BYTES, BRIEF));

    return Object.entries(versions ?? {})
      .filter(([version]) => valid(version) && !prerelease(version))
      .filter(([version]) => major(version) === major(known))
      .filter(([, { deprecated }]) => deprecated === undefined)
      .sort(([a], [b]) => rcompare(a, b))
      .flatMap(([version, { dist }]) => {
        const { integrity, tarball } = dist ?? {};
        const isNamed = typeof integrity === 'string' && typeof tarball === 'string';
        const sha512 = isNamed ? /sha512-[\w+/=]+/.exec(integrity)?.[0] : undefined;
        return sha512 === undefined
          ? []
          : [{ name, version, integrity: sha512, tarball: tarball as string }];
      });
  }

  /** @throws Error with one sentence about the fault */
  async download({ name, version, integrity, tarball }: PublishedVersion): Promise<Tarball> {
    try {
      const bytes = await this.#get(this.#ownAddress(name, version, tarball));
      const opened = await openTarball(bytes, integrity);
      if (opened.name === name && opened.version === version) return opened;
      throw new Error(`The tarball is that of ${opened.name} ${opened.version}.`);
    } catch (cause) {
      throw new Error(`${name} ${version}: ${(cause as Error).message}`, { cause });
    }
  }

  /** Mirrors repeat the addresses of the registry they mirror, which may be out of reach. */
  #ownAddress(name: string, version: string, tarball: string): string {
    const { address } = this.#options;
    const isOwn =
      address === undefined ||
      (URL.canParse(tarball) && new URL(tarball).host === new URL(address).host);
    return isOwn ? tarball : `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
  }

  async #get(
    path: string,
    maxBytes: number = TARBALL_LIMITS.packedBytes,
    accept = '*/*',
  ): Promise<Uint8Array> {
    const { address, token, timeoutMs = TIMEOUT_MS, retries = 2 } = this.#options;
    try {
      const response = (await npmFetch(path, {
        ...(address !== undefined && { registry: address }),
        ...(token !== undefined && address !== undefined && { forceAuth: { token } }),
        headers: { accept },
        timeout: timeoutMs,
        signal: AbortSignal.timeout(timeoutMs * (retries + 2)),
        fetchRetries: retries,
        fetchRetryMintimeout: 1_000,
        fetchRetryMaxtimeout: 10_000,
      })) as unknown as { readonly body: NodeJS.ReadableStream };
      return await readWithin(response.body, maxBytes);
    } catch (cause) {
      throw new Error(toSentence(cause as FetchFailure), { cause });
    }
  }
}

async function readWithin(body: NodeJS.ReadableStream, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).byteLength;
    if (size > maxBytes) throw new Error(`it answers with more than ${maxBytes} bytes, the limit`);
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

function parseMetadata(name: string, bytes: Uint8Array): Metadata {
  try {
    const metadata: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (typeof metadata === 'object' && metadata !== null) return metadata;
  } catch {
    // Said below.
  }
  throw new Error(
    `The package registry answers for ${name} with something that isn’t a package. Check PACKAGE_REGISTRY.`,
  );
}

function toSentence({ code, message, statusCode: status }: FetchFailure): string {
  if (status === 401 || status === 403)
    return `The package registry refuses us (${status}). Check PACKAGE_REGISTRY_TOKEN.`;
  const reason = status === undefined ? (code ?? message) : `status ${status}`;
  return `The package registry cannot be reached (${reason}). Check PACKAGE_REGISTRY and the network. Without a registry, set DATA_REFRESH=off and use npm run data -- add.`;
}
