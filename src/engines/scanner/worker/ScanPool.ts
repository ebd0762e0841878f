// Hands files to workers, one at a time each, and adds up what they find. Pitfall: a file that a
// worker can't finish takes its worker with it, and the texts that worker held.
import { languageOf } from '@/engines/scanner/files/languageOf';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import { addFallback } from './addFallback';
import type {
  FallbackGroup,
  ScannedSource,
  ScanReply,
  ScanRequest,
  ScanSource,
  ShownPlace,
  ShownUse,
} from './ScanMessage';
import { type PatienceOptions, ScanPatience } from './ScanPatience';
import { getSize, type ScanProgress, ScanQueue } from './ScanQueue';
import { ScanTally } from './ScanTally';

/** A worker, or in tests what stands for it. */
export interface ScanPort {
  ask(request: ScanRequest): Promise<ScanReply>;
  stop(): void;
}

export interface ScanPoolOptions extends PatienceOptions {
  readonly openPort: () => ScanPort;
  readonly tableAddress: string;
  readonly workers: number;
}

export class ScanPool {
  private readonly ports = new Map<number, Promise<ScanPort>>();
  private run = 0;
  private linked: Linked | undefined;
  private readonly patience: ScanPatience;
  /** Workers that are still at a file of a scan that was stopped. */
  private readonly left = new Set<number>();
  private loader: ScanPort | undefined;
  /** Behind the table that names are looked up in, once a worker has it. */
  packages: readonly string[] = [];

  constructor(private readonly options: ScanPoolOptions) {
    this.patience = new ScanPatience(options);
  }

  /**
   * Loads every parser, in a worker of its own: loading holds it up for long on a slow network, and
   * a scan must not wait for it. Resolves to what was loaded.
   */
  async loadAll(): Promise<readonly string[]> {
    this.loader ??= this.options.openPort();
    const reply = await this.loader.ask({ kind: 'loadAll' });
    this.endLoader();
    return reply.kind === 'loaded' ? [this.options.tableAddress, ...reply.paths] : [];
  }

  /**
   * Starts workers before there is something to scan, so that it need not wait for them: one for a
   * pasted text, all for files.
   */
  async prepare(isForFiles: boolean): Promise<void> {
    const count = isForFiles ? this.options.workers : 1;
    const ports = await Promise.all(
      Array.from({ length: count }, (_, index) => this.portAt(index)),
    );
    if (isForFiles) await Promise.all(ports.map((port) => port.ask({ kind: 'loadScripts' })));
  }

  /**
   * Scans files; the texts of the last scan are forgotten. Resolves when all are done, or after
   * `stop`. Rejects with a sentence when no worker starts.
   */
  async scan(
    sources: readonly ScanSource[],
    onProgress: (progress: ScanProgress) => void,
  ): Promise<ScanTally> {
    const run = ++this.run;
    this.linked = undefined;
    // Its texts would be forgotten now in any case.
    await Promise.all([...this.left].map((index) => this.end(index)));
    // A worker that is at a file of the last scan forgets only after it.
    await this.patience.unlessStopped(
      Promise.all(
        [...this.ports.values()].map(async (port) => (await port).ask({ kind: 'forget' })),
      ),
    );
    const tally = new ScanTally();
    const queue = new ScanQueue(tally);
    queue.add(sources);
    const work = async (index: number, take: () => ScanSource | undefined): Promise<void> => {
      while (run === this.run) {
        const next = take();
        if (!next) return;
        const file = await this.scanOne(index, next);
        if (run !== this.run) return tally.leave({ name: next.name, reason: 'stopped' });
        queue.add(file.inner);
        queue.finish(next, file);
        onProgress(queue.progress());
      }
    };
    await work(0, () => queue.takeContainer());
    // Another worker pays from about a megabyte on, which is also when there are several files.
    const count = queue.progress().allBytes > 1_000_000 ? this.options.workers : 1;
    const each = (task: (index: number) => Promise<void>): Promise<unknown> =>
      Promise.all(Array.from({ length: count }, (_, index) => task(index)));
    // One alone is at the large files, whose trees take the memory.
    await each((index) => work(index, () => (index === 0 ? queue.take() : queue.takeSmallest())));
    if (run === this.run) this.linked = await this.link(queue.linkedSources(), each);
    if (run === this.run) await each((index) => work(index, () => queue.takeLinked()));
    queue.leaveRest();
    return tally;
  }

  /** What the files export that may import each other, for the worker that reads the importing one. */
  private async link(
    sources: readonly ScanSource[],
    each: (task: (index: number) => Promise<void>) => Promise<unknown>,
  ): Promise<Linked | undefined> {
    if (sources.length < 2) return undefined;
    const { run } = this;
    const names = sources.map(({ name }) => name);
    const outlines: (Outline | undefined)[] = sources.map(() => undefined);
    let next = 0;
    await each(async (index) => {
      await (await this.portAt(index)).ask({ kind: 'modules', names });
      while (next < sources.length && run === this.run) {
        const at = next++;
        const port = await this.portAt(index);
        const source = sources[at]!;
        const asked = port.ask({ kind: 'outline', source });
        const bytes = getSize(source.content);
        const reply = await this.inTime(index, asked, `outline ${kindOf(source)}`, bytes);
        if (reply === 'late') await (await this.portAt(index)).ask({ kind: 'modules', names });
        else if (reply !== 'stopped' && reply.kind === 'outlined') outlines[at] = reply.outline;
      }
    });
    if (run !== this.run) return undefined;
    const linked = { names, outlines };
    await each(async (index) => tellProject(await this.portAt(index), linked));
    return linked;
  }

  /** Ends the scan at once; what was found stays. */
  stop(): void {
    this.run++;
    this.patience.stop();
  }

  /** Where keys are used, in these files or all, `first` places at most. */
  async show(
    keys: readonly string[],
    first: number,
    files?: readonly string[],
  ): Promise<ShownUse[]> {
    const replies = await Promise.all(
      [...this.ports.values()].map(async (port) =>
        (await port).ask({ kind: 'show', keys, first, files }),
      ),
    );
    return replies
      .flatMap((reply) => (reply.kind === 'shown' ? reply.uses : []))
      .sort((a, b) => Number(a.guard !== null) - Number(b.guard !== null))
      .slice(0, first);
  }

  /** The fallbacks in all files, with how often they are there. */
  async findFallbacks(): Promise<readonly FallbackGroup[]> {
    const groups = new Map<string, FallbackGroup>();
    await Promise.all(
      [...this.ports].map(async ([index, port]) => {
        let from: number | undefined = 0;
        while (from !== undefined) {
          const asked: Promise<ScanReply> = (await port).ask({ kind: 'findFallbacks', from });
          const reply = await this.inTime(index, asked, 'fallbacks');
          if (typeof reply === 'string' || reply.kind !== 'fallbacks') return;
          for (const group of reply.groups) addFallback(groups, group);
          from = reply.next;
        }
      }),
    );
    return [...groups.values()];
  }

  /** Where the fallbacks of a group are, `first` places at most. */
  async showFallbacks(id: string, first: number): Promise<readonly ShownPlace[]> {
    const replies = await Promise.all(
      [...this.ports.values()].map(async (port) =>
        (await port).ask({ kind: 'showFallbacks', id, first }),
      ),
    );
    return replies
      .flatMap((reply) => (reply.kind === 'shownFallbacks' ? reply.places : []))
      .slice(0, first);
  }

  close(): void {
    this.stop();
    this.endLoader();
    for (const port of this.ports.values())
      void port.then((opened) => opened.stop()).catch(() => undefined);
    this.ports.clear();
  }

  private endLoader(): void {
    this.loader?.stop();
    this.loader = undefined;
  }

  private portAt(index: number): Promise<ScanPort> {
    const known = this.ports.get(index);
    if (known) return known;
    const opened = this.openPort().catch((cause: unknown) => {
      this.ports.delete(index);
      throw cause;
    });
    this.ports.set(index, opened);
    return opened;
  }

  private async openPort(): Promise<ScanPort> {
    const port = this.options.openPort();
    const reply = await port.ask({ kind: 'prepare', tableAddress: this.options.tableAddress });
    if (reply.kind === 'failed') throw new Error(reply.message);
    if (reply.kind === 'prepared') this.packages = reply.packages;
    if (this.linked) await tellProject(port, this.linked);
    return port;
  }

  /** Ends a worker that takes too long, and waits for none when the scan is stopped. */
  private async inTime(
    index: number,
    asked: Promise<ScanReply>,
    kind: string,
    bytes = 0,
  ): Promise<ScanReply | 'late' | 'stopped'> {
    const reply = await this.patience.inTime(asked, kind, bytes);
    if (reply === 'late') await this.end(index);
    if (reply === 'stopped') {
      this.left.add(index);
      void asked.finally(() => this.left.delete(index));
    }
    return reply;
  }

  private async end(index: number): Promise<void> {
    const port = this.ports.get(index);
    this.ports.delete(index);
    this.left.delete(index);
    (await port)?.stop();
  }

  private async scanOne(index: number, source: ScanSource): Promise<ScannedSource> {
    const port = await this.patience.unlessStopped(this.portAt(index));
    if (port === 'stopped') return { ...unread(source), unread: 'stopped' };
    const asked = port.ask({ kind: 'scan', source });
    const reply = await this.inTime(index, asked, kindOf(source), getSize(source.content));
    if (reply === 'late') return { ...unread(source), unread: 'too-slow' };
    if (reply === 'stopped') return { ...unread(source), unread: 'stopped' };
    if (reply.kind === 'scanned') return reply.file;
    const message = reply.kind === 'failed' ? reply.message : 'The reader gave no answer.';
    return { ...unread(source), problem: { message } };
  }
}

/** What the scripts of a project are called and export. */
interface Linked {
  readonly names: readonly string[];
  readonly outlines: readonly (Outline | undefined)[];
}

async function tellProject(port: ScanPort, { names, outlines }: Linked): Promise<void> {
  await port.ask({ kind: 'modules', names });
  await port.ask({ kind: 'project', outlines });
}

const kindOf = ({ name, language }: ScanSource): string => language ?? languageOf(name);

const unread = ({ name, content }: ScanSource): ScannedSource => ({
  name,
  bytes: getSize(content),
  groups: new Int32Array(),
  names: [],
  polyfilled: [],
  notes: [],
  unknown: new Map(),
  inner: [],
  leftOut: [],
});
