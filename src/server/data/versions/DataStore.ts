// The data versions of an instance, as files in one folder:
//   packages/<hash>.tgz   tarballs as they came
//   <version>.json        what a version is made of and how far it got
//   <version>.bin         its artefact
//   activations.json      which versions were activated when; the last one is served
//   poll.json             the last look at the package registry
// Every file is replaced as a whole, and a version is served only once its record, its artefact and
// then its activation are on disk, so no interruption leaves anything half done.
// Ruled by docs/decisions/0027-data-versions.md.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import { hashIntegrity } from './openTarball';
import type { Poll } from './Poll';
import { UNFINISHED, writeDurably } from './writeDurably';

export type DataVersionStatus = 'FETCHED' | 'VERIFIED' | 'ACTIVE' | 'RETIRED' | 'REJECTED';

export interface PackageInVersion extends DataPackage {
  /** `sha512-…` of its tarball; none for a package that was installed with the program. */
  readonly integrity?: string;
}

export interface DataVersionRecord {
  readonly version: string;
  readonly packages: readonly PackageInVersion[];
  /** Times as ISO 8601. */
  readonly fetchedAt: string;
  readonly verifiedAt?: string;
  /** Of the artefact, once it is verified. */
  readonly artefactHash?: string;
  /** ISO day of its compat data, once it is compiled. */
  readonly asOf?: string;
  readonly rejectedBecause?: string;
}

export interface Activation {
  readonly version: string;
  readonly at: string;
  /** The person or process that activated it. */
  readonly by?: string;
}

export interface DataStoreOptions {
  /**
   * Treats unreadable or damaged files as absent, so that readers get the data built with the
   * program. Never set it for writing, which would replace repairable files.
   */
  readonly isForReaders?: boolean;
}

const VERSION_PATTERN = /^[\da-f]{16}$/;

export class DataStore {
  readonly #folder: string;
  readonly #isForReaders: boolean;

  /** @param dataDir the folder of the instance's data; it need not exist */
  constructor(dataDir: string, { isForReaders = false }: DataStoreOptions = {}) {
    this.#folder = join(dataDir, 'versions');
    this.#isForReaders = isForReaders;
  }

  /** Changes whenever a file in the folder does; empty without a folder. */
  get stamp(): string {
    return getStamp(this.#folder);
  }

  /** Changes with each activation: its file is replaced, so it is another one then. */
  get activationStamp(): string {
    return getStamp(this.#activationsPath);
  }

  /** Newest first. */
  list(): DataVersionRecord[] {
    return this.#names(this.#folder)
      .filter((name) => VERSION_PATTERN.test(name.replace(/\.json$/, '')))
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => this.find(name.slice(0, -'.json'.length)) ?? [])
      .sort((a, b) => (a.fetchedAt < b.fetchedAt ? 1 : -1));
  }

  find(version: string): DataVersionRecord | undefined {
    if (!VERSION_PATTERN.test(version)) return undefined;
    return this.#readJson<DataVersionRecord>(join(this.#folder, `${version}.json`));
  }

  getStatus({ version, verifiedAt, rejectedBecause }: DataVersionRecord): DataVersionStatus {
    const activations = this.activations();
    if (rejectedBecause !== undefined) return 'REJECTED';
    if (activations.at(-1)?.version === version) return 'ACTIVE';
    if (activations.some((activation) => activation.version === version)) return 'RETIRED';
    return verifiedAt === undefined ? 'FETCHED' : 'VERIFIED';
  }

  save(record: DataVersionRecord): void {
    this.#writeJson(join(this.#folder, `${record.version}.json`), record);
  }

  /** Oldest first. */
  activations(): readonly Activation[] {
    return this.#readJson<readonly Activation[]>(this.#activationsPath) ?? [];
  }

  addActivation(activation: Activation): void {
    this.#writeJson(this.#activationsPath, [...this.activations(), activation]);
  }

  /** A damaged one is as good as none: the next look replaces it. */
  poll(): Poll | undefined {
    const poll = this.#readJson<Poll>(this.#pollPath, true);
    // Programs up to 0.1.0 wrote neither.
    return poll && { ...poll, notTaken: poll.notTaken ?? [], published: poll.published ?? [] };
  }

  savePoll(poll: Poll): void {
    this.#writeJson(this.#pollPath, poll);
  }

  /** Forgets a version; tarballs that no other version is made of go with it. */
  remove(version: string): void {
    const record = this.find(version);
    for (const ending of ['json', 'bin'])
      rmSync(join(this.#folder, `${version}.${ending}`), { force: true });
    const needed = new Set(this.list().flatMap(({ packages }) => packages.map(getIntegrity)));
    for (const integrity of record?.packages.map(getIntegrity) ?? [])
      if (integrity !== undefined && !needed.has(integrity))
        rmSync(this.#packagePath(integrity), { force: true });
  }

  /** Returns the hash that `readArtefact` verifies. */
  saveArtefact(version: string, artefact: Uint8Array): string {
    writeDurably(this.#artefactPath(version), artefact);
    return hashArtefact(artefact);
  }

  /** Throws a plain sentence when it is missing or not as it was saved. */
  readArtefact({ version, artefactHash }: DataVersionRecord): Uint8Array {
    const artefact = this.#read(this.#artefactPath(version));
    if (!artefact) throw new Error(`The artefact of data version ${version} is missing.`);
    if (hashArtefact(artefact) !== artefactHash)
      throw new Error(`The artefact of data version ${version} is damaged.`);
    return artefact;
  }

  savePackage(integrity: string, bytes: Uint8Array): void {
    writeDurably(this.#packagePath(integrity), bytes);
  }

  /** Throws a plain sentence when it is missing or not as it was saved. */
  readPackage(integrity: string): Uint8Array {
    const bytes = this.#read(this.#packagePath(integrity));
    if (!bytes || hashIntegrity(bytes) !== integrity)
      throw new Error(`The tarball with integrity ${integrity} is missing or damaged.`);
    return bytes;
  }

  /** Removes what interrupted writes left behind. */
  removeUnfinished(): void {
    for (const folder of [this.#folder, join(this.#folder, 'packages')])
      for (const name of this.#names(folder))
        if (name.endsWith(UNFINISHED)) rmSync(join(folder, name), { force: true });
  }

  get #activationsPath(): string {
    return join(this.#folder, 'activations.json');
  }

  get #pollPath(): string {
    return join(this.#folder, 'poll.json');
  }

  #artefactPath(version: string): string {
    return join(this.#folder, `${version}.bin`);
  }

  #packagePath(integrity: string): string {
    const hash = Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    return join(this.#folder, 'packages', `${hash}.tgz`);
  }

  #names(folder: string): string[] {
    try {
      return readdirSync(folder);
    } catch (error) {
      return this.#ignoreAbsence(folder, error) ?? [];
    }
  }

  #read(path: string): Buffer | undefined {
    try {
      return readFileSync(path);
    } catch (error) {
      return this.#ignoreAbsence(path, error);
    }
  }

  #readJson<Content>(path: string, isReplaced = this.#isForReaders): Content | undefined {
    const bytes = this.#read(path);
    try {
      return bytes && (JSON.parse(bytes.toString('utf8')) as Content);
    } catch {
      if (isReplaced) return undefined;
      throw new Error(
        `${path} is damaged: it is not JSON. Remove it, and add or activate what it named again.`,
      );
    }
  }

  #ignoreAbsence(path: string, error: unknown): undefined {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || this.#isForReaders) return undefined;
    throw new Error(`${path} can’t be read (${code}).`, { cause: error });
  }

  #writeJson(path: string, content: unknown): void {
    writeDurably(path, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));
  }
}

const getIntegrity = ({ integrity }: PackageInVersion): string | undefined => integrity;

function hashArtefact(artefact: Uint8Array): string {
  return createHash('sha256').update(artefact).digest('hex');
}

/** An unreadable file has its own stamp, so that it is picked up once it becomes readable. */
function getStamp(path: string): string {
  try {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? `${stats.ino} ${stats.mtimeMs}` : '';
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}
