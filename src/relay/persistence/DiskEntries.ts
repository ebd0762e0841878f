// One key an operation, and one that says when each was last looked at; all of it within a number
// of characters. Ruled by docs/decisions/0008-offline.md. Easy to get wrong: other
// tabs write here too, so nothing is remembered between calls that could be read again.
import type { OperationDescriptor } from 'relay-runtime';
import { shortHash } from '@/domain/shortHash';
import { decodeOperation } from './decodeOperation';
import type { DiskLimits } from './DiskLimits';
import type { StoreRecord } from './encodedOperation';
import { type Entry, isStorable, readHeader } from './Entry';
import { FORMAT } from './operationPlan';
import { countCharacters, type OwnStorage, type WriteResult } from './storage';

/**
 * The version that entries are valid for: a difference in any part makes them foreign, and they are
 * removed.
 */
export interface DiskVersion {
  readonly schema: string;
  readonly catalogue: string;
  /** The person whose entries these are; undefined for a reader without an account. */
  readonly user?: string;
}

export interface StoredAnswer {
  readonly fetchedAt: number;
  readonly records: ReadonlyMap<string, StoreRecord>;
}

export interface DiskUse {
  readonly operations: number;
  readonly characters: number;
}

interface Candidate {
  readonly key: string;
  readonly usedAt: number;
  readonly characters: number;
  /** Absent if the entry lies on disk already. */
  readonly text?: string;
}

/**
 * Characters one line of the list of uses takes at most: a key's hash, seconds, and punctuation.
 */
const USE_CHARACTERS = 32;

const EPOCH_KEY = 'epoch';

export class DiskEntries {
  private readonly prefix: string;
  private readonly usesKey: string;
  private epoch: string;
  private isRefused = false;
  /** Keys that this tab has written. */
  private readonly written = new Set<string>();

  constructor(
    private readonly storage: OwnStorage,
    { schema, catalogue, user }: DiskVersion,
    private readonly limits: DiskLimits,
  ) {
    this.prefix = `${shortHash(`${FORMAT} ${schema} ${catalogue}`)}:${user === undefined ? '' : shortHash(user)}:`;
    this.usesKey = `${this.prefix}uses`;
    this.epoch = this.storedEpoch();
  }

  /** Removes what another deployment or another person left, and what is too old. */
  tidy(now: number): void {
    for (const key of this.storage.keys()) {
      if (key === EPOCH_KEY || key === this.usesKey) continue;
      const header = this.isOurs(key) ? readHeader(this.storage.read(key)) : undefined;
      if (!header || this.isExpired(header.fetchedAt, now)) this.storage.remove(key);
    }
  }

  /**
   * Undefined if there is no entry, or none that can be trusted and answers its operation: that
   * one is removed.
   */
  read(operation: OperationDescriptor, now: number): StoredAnswer | undefined {
    const { identifier } = operation.request;
    const key = this.toKey(identifier);
    const text = this.storage.read(key);
    if (text === undefined) return undefined;
    try {
      const header = readHeader(text);
      if (header && header.identifier === identifier && !this.isExpired(header.fetchedAt, now)) {
        const decoded = decodeOperation(JSON.parse(text.slice(header.start)), operation);
        if (isStorable(decoded)) return { fetchedAt: header.fetchedAt, records: decoded.records };
      }
    } catch {
      // Undecodable entries are dropped like expired ones.
    }
    this.storage.remove(key);
    return undefined;
  }

  /**
   * Writes entries, the most recently used first, and lets the least recently used go where the
   * limit asks for it.
   */
  write(entries: readonly Entry[], uses: ReadonlyMap<string, number>): void {
    if (this.isRefused || this.storedEpoch() !== this.epoch) return;
    const usedAt = this.readUses();
    for (const [identifier, at] of uses) usedAt.set(this.toKey(identifier), at);
    const fresh = entries
      .map((entry) => this.toCandidate(entry))
      .filter((candidate) => candidate !== undefined);
    const all = [
      ...fresh,
      ...this.candidatesOnDisk(new Set(fresh.map(({ key }) => key)), usedAt),
    ].sort((a, b) => b.usedAt - a.usedAt);
    if (this.commit(all, this.limits.maxCharacters)) return;

    // The browser's own quota is smaller than our limit: half of it once, then no more in this
    // session.
    if (!this.commit(all, all.reduce((sum, { characters }) => sum + characters, 0) / 2))
      this.isRefused = true;
  }

  /**
   * Removes everything of ours, for every user. Writes of tabs that have not heard of it yet are
   * refused by the epoch.
   */
  purge(): void {
    for (const key of this.storage.keys()) if (key !== EPOCH_KEY) this.storage.remove(key);
    this.epoch = String(Number(this.storedEpoch()) + 1);
    this.storage.write(EPOCH_KEY, this.epoch);
  }

  /**
   * How much of ours is on disk, for every user and every version: operations, and
   * characters with those of the keys.
   */
  kept(): DiskUse {
    const texts = this.storage.keys().map((key) => ({ key, text: this.storage.read(key) ?? '' }));
    return {
      operations: texts.filter(({ text }) => readHeader(text)).length,
      characters: texts.reduce((sum, { key, text }) => sum + countCharacters(key, text), 0),
    };
  }

  /** True if another tab has purged since this object was created. */
  isPurgedElsewhere(): boolean {
    return this.storedEpoch() !== this.epoch;
  }

  /**
   * Removes what this tab has written. Browsers share storage among their processes a moment later,
   * so a tab may write after a purge of which it has not heard.
   */
  takeBack(): void {
    for (const key of this.written) this.storage.remove(key);
    this.written.clear();
  }

  private commit(candidates: readonly Candidate[], budget: number): boolean {
    const fixed = countCharacters(EPOCH_KEY, this.epoch) + countCharacters(this.usesKey, '{}');
    let left = budget - fixed;
    const kept: Candidate[] = [];
    let isFull = false;
    for (const candidate of candidates) {
      // One that could never fit is passed over; otherwise the oldest go, from the first that does
      // not fit.
      const fitsAlone = candidate.characters <= budget - fixed;
      isFull ||= fitsAlone && candidate.characters > left;
      if (isFull || !fitsAlone) {
        this.storage.remove(candidate.key);
      } else {
        kept.push(candidate);
        left -= candidate.characters;
      }
    }
    const results = kept.flatMap(({ key, text }) =>
      text === undefined ? [] : [this.writeOwn(key, text)],
    );
    const uses = kept
      .filter(({ key }) => this.isOurs(key))
      .map(({ key, usedAt }) => [key.slice(this.prefix.length), toSeconds(usedAt)] as const);
    results.push(this.writeOwn(this.usesKey, JSON.stringify(Object.fromEntries(uses))));
    return results.every((result) => result === 'written');
  }

  private writeOwn(key: string, text: string): WriteResult {
    this.written.add(key);
    return this.storage.write(key, text);
  }

  private toCandidate({ identifier, fetchedAt, usedAt, text }: Entry): Candidate | undefined {
    const key = this.toKey(identifier);
    const there = readHeader(this.storage.read(key));
    if (there?.identifier === identifier && there.fetchedAt > fetchedAt) return undefined;
    return {
      key,
      usedAt,
      characters: countCharacters(key, text) + USE_CHARACTERS,
      ...(text !== there?.text && { text }),
    };
  }

  private candidatesOnDisk(
    written: ReadonlySet<string>,
    usedAt: ReadonlyMap<string, number>,
  ): Candidate[] {
    return this.storage.keys().flatMap((key) => {
      if (key === EPOCH_KEY || key === this.usesKey || written.has(key)) return [];
      const text = this.storage.read(key) ?? '';
      // Entries of a tab of another deployment count too, and go first.
      const lastUse = this.isOurs(key) ? (usedAt.get(key) ?? readHeader(text)?.fetchedAt ?? 0) : -1;
      return [{ key, usedAt: lastUse, characters: countCharacters(key, text) + USE_CHARACTERS }];
    });
  }

  private readUses(): Map<string, number> {
    const uses = new Map<string, number>();
    try {
      const stored: unknown = JSON.parse(this.storage.read(this.usesKey) ?? '{}');
      for (const [key, seconds] of Object.entries(stored as object))
        if (typeof seconds === 'number') uses.set(this.prefix + key, seconds * 1000);
    } catch {
      // Without the list, entries count as used when they were fetched.
    }
    return uses;
  }

  private storedEpoch(): string {
    return this.storage.read(EPOCH_KEY) ?? '0';
  }

  private isOurs(key: string): boolean {
    return key.startsWith(this.prefix);
  }

  private toKey(identifier: string): string {
    return this.prefix + shortHash(identifier);
  }

  private isExpired(fetchedAt: number, now: number): boolean {
    return now - fetchedAt > this.limits.maxAgeMs;
  }
}

function toSeconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}
