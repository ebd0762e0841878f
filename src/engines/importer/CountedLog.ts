// Counts a log's visitors by release, in memory that does not grow with the log. Pitfall: one person makes
// many requests, so an address with a user agent counts once; of very many, a sample by hash counts.
import { describeBrowser } from './BrowserNames';
import type {
  FileSums,
  ImportedFile,
  ImportedLine,
  LineOutcome,
  SkippedLine,
} from './ImportedFile';
import type { LogFormat } from './logFormats';
import { mapBrowser } from './mapBrowser';
import { parseUserAgent } from './parseUserAgent';
import type { Releases } from './Releases';
import { sumOutcomes } from './sumOutcomes';

/** Visitors in the sample. A share is then off by about 0.2 points at most, nineteen times of twenty. */
const MAX_VISITORS = 1 << 18;

/** User agents whose release is remembered. */
const MAX_AGENTS = 20_000;

/** Different browsers; more count together as unknown. */
const MAX_OUTCOMES = 5_000;

const MAX_SKIPPED = 1_000;

interface Seen {
  readonly outcome: LineOutcome;
  readonly line: number;
  readonly agent: string;
}

export class CountedLog {
  private readonly seen: Seen[] = [];
  private readonly places = new Map<string, number>();
  private readonly agents = new Map<number, number>();
  private readonly visitors = new Map<number, number>();
  private readonly requests: number[] = [];
  private readonly skipped: SkippedLine[] = [];
  private level = 0;
  private line = 0;
  private unreadable = 0;
  private hasVisitors = true;

  constructor(
    private readonly format: LogFormat,
    private readonly releases: Releases,
  ) {}

  add(text: string): void {
    this.line += 1;
    if (text.trim() === '' || text.startsWith('#')) return;
    const entry = this.format.read(text);
    if (!entry) return this.skip(text);
    const place = this.placeOf(entry.agent);
    this.requests[place] = (this.requests[place] ?? 0) + 1;
    if (entry.visitor === '') this.hasVisitors = false;
    else this.see(hashText(`${entry.visitor} ${entry.agent}`), place);
  }

  private skip(text: string): void {
    this.unreadable += 1;
    if (this.skipped.length < MAX_SKIPPED)
      this.skipped.push({
        line: this.line,
        cells: [copyOf(text.slice(0, 200))],
        reason: 'No request with a user agent.',
      });
  }

  private see(hash: number, place: number): void {
    if (hash % 2 ** this.level !== 0) return;
    this.visitors.set(hash, place);
    while (this.visitors.size > MAX_VISITORS) {
      this.level += 1;
      for (const each of this.visitors.keys())
        if (each % 2 ** this.level !== 0) this.visitors.delete(each);
    }
  }

  /** Each user agent is read once, as long as it is remembered. */
  private placeOf(agent: string): number {
    const hash = hashText(agent);
    const known = this.agents.get(hash);
    if (known !== undefined) return known;
    const names = parseUserAgent(agent);
    const outcome = mapBrowser(names, this.releases);
    const key = JSON.stringify(outcome);
    let place = this.places.get(key);
    if (place === undefined) {
      place = this.seen.length < MAX_OUTCOMES ? this.seen.length : this.restPlace();
      this.seen[place] ??= copyOf({ outcome, line: this.line, agent: describeBrowser(names) });
      if (this.places.size < MAX_OUTCOMES) this.places.set(key, place);
    }
    if (this.agents.size >= MAX_AGENTS) this.agents.clear();
    this.agents.set(hash, place);
    return place;
  }

  private restPlace(): number {
    const outcome: LineOutcome = {
      kind: 'unknown',
      name: 'Other browsers',
      reason: 'The log has too many different browsers to tell them apart.',
    };
    this.seen[MAX_OUTCOMES] ??= { outcome, line: this.line, agent: outcome.name };
    return MAX_OUTCOMES;
  }

  finish(): Omit<ImportedFile, keyof FileSums> & FileSums {
    const counts = this.counts();
    const lines: ImportedLine[] = [];
    let botCount = 0;
    this.seen.forEach(({ outcome, line, agent }, place) => {
      const count = counts[place] ?? 0;
      if (outcome.kind === 'bot') botCount += count;
      else if (count > 0) lines.push({ line, cells: [agent], count, outcome });
    });
    lines.sort((a, b) => b.count - a.count);
    return {
      layout: this.format.name,
      metric: this.hasVisitors ? 'Visitors' : 'Requests',
      lines,
      skipped: this.skipped,
      botCount,
      isByPlatform: false,
      notes: this.notes(),
      describe: (cells) => cells[0] ?? '',
      ...sumOutcomes(lines),
    };
  }

  private counts(): readonly number[] {
    if (!this.hasVisitors) return this.requests;
    const counts = this.seen.map(() => 0);
    for (const place of this.visitors.values()) counts[place]! += 2 ** this.level;
    return counts;
  }

  private notes(): readonly string[] {
    return [
      this.hasVisitors
        ? 'An address with a browser counts once, however many requests it made.'
        : 'Some lines have no address, so requests count instead of visitors.',
      ...(this.level > 0 && this.hasVisitors
        ? [`The log is long: one of ${2 ** this.level} visitors was counted, chosen by chance.`]
        : []),
      ...(this.unreadable > 0
        ? [
            `${this.unreadable} of ${this.line} lines have no request with a user agent and don’t count.`,
          ]
        : []),
    ];
  }
}

/** A part of a text keeps all of the text in memory, so whatever stays is copied. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A number of 53 bits (cyrb53): addresses need no more, and are not kept themselves. */
function hashText(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & two) + (one >>> 0);
}
