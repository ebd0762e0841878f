// A package's tarball → its files, in memory. Nothing is written to disk and nothing of it is run:
// links, scripts and paths that lead elsewhere have no meaning here.
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { PAIRED_COMPAT_DATA } from '@/server/data/catalogue/compatPackages';
import { DATA_PACKAGES } from '@/server/data/catalogue/compile/readDataPackages';

const unzip = promisify(gunzip);

/** The largest data package has 1 MB packed, 26 MB unpacked, and 840 files. */
export const TARBALL_LIMITS = {
  packedBytes: 32 * 1024 ** 2,
  unpackedBytes: 160 * 1024 ** 2,
  files: 10_000,
} as const;

/** It brings the code that reads it, and code of a package that was fetched never runs. */
const CODE_PACKAGE = 'baseline-browser-mapping';

export interface Tarball {
  readonly name: string;
  readonly version: string;
  /** `sha512-…` of the packed bytes, as lockfiles write it. */
  readonly integrity: string;
  readonly bytes: Uint8Array;
  /** By path inside the package, such as `data.json`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export function hashIntegrity(bytes: Uint8Array): string {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

/**
 * @param expected the integrity it must have
 * @throws Error with one sentence about the fault
 */
export async function openTarball(bytes: Uint8Array, expected?: string): Promise<Tarball> {
  if (bytes.byteLength > TARBALL_LIMITS.packedBytes)
    throw new Error(`The tarball is larger than ${TARBALL_LIMITS.packedBytes} bytes, the limit.`);
  const integrity = hashIntegrity(bytes);
  if (expected !== undefined && expected !== integrity)
    throw new Error(`The tarball has the integrity ${integrity}, but ${expected} was expected.`);
  const files = await readFiles(await unpack(bytes));
  const { name, version } = readManifest(files);

  return { name, version, integrity, bytes, files };
}

async function unpack(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await unzip(bytes, { maxOutputLength: TARBALL_LIMITS.unpackedBytes });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Error(
      isTooLarge
        ? `The tarball unpacks to more than ${TARBALL_LIMITS.unpackedBytes} bytes, the limit.`
        : 'The tarball is damaged: it cannot be decompressed.',
      { cause },
    );
  }
}

async function readFiles(unpacked: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = extract();
  archive.end(unpacked);
  try {
    for await (const entry of archive) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      if (entry.header.type !== 'file') continue;
      files.set(pathInPackage(entry.header.name), Buffer.concat(chunks));
      if (files.size > TARBALL_LIMITS.files) break;
    }
  } catch (cause) {
    throw new Error('The tarball is damaged: its files cannot be read.', { cause });
  }
  if (files.size > TARBALL_LIMITS.files)
    throw new Error(`The tarball has more than ${TARBALL_LIMITS.files} files, the limit.`);
  return files;
}

/** Registries put everything into one folder, mostly `package`. */
function pathInPackage(name: string): string {
  return name.slice(name.indexOf('/') + 1);
}

function readManifest(files: ReadonlyMap<string, Buffer>): {
  readonly name: string;
  readonly version: string;
} {
  const { name, version } = parseManifest(files.get('package.json'));
  if (typeof name !== 'string' || typeof version !== 'string')
    throw new Error(
      'The tarball isn’t an npm package: it has no package.json with name and version.',
    );
  if (name === CODE_PACKAGE)
    throw new Error(`${CODE_PACKAGE} is code of Plimsoll: upgrade Plimsoll instead.`);
  const expected = Object.keys(DATA_PACKAGES).filter(
    (known) => known !== CODE_PACKAGE && known !== PAIRED_COMPAT_DATA,
  );
  if (!expected.includes(name))
    throw new Error(`${name} is not a data package. Expected ${expected.join(', ')}.`);
  if (!/^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(version))
    throw new Error(`${name} calls its version “${version}”; expected one such as 3.40.0.`);
  return { name, version };
}

function parseManifest(file: Buffer | undefined): Readonly<Record<string, unknown>> {
  try {
    const manifest: unknown = JSON.parse(String(file));
    return typeof manifest === 'object' ? { ...manifest } : {};
  } catch {
    return {};
  }
}
