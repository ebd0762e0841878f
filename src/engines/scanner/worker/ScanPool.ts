// Hands files to workers, one at a time each, and adds up what they find. Pitfall: a file that a
// worker can't finish takes its worker with it, and the texts that worker held.
// Ruled by docs/decisions/0028-scan-page.md.
import { scanProofsAddress } from '@/domain/protocol';
import { languageOf } from '@/engines/scanner/files/languageOf';
import type { Outline } from '@/engines/scanner/js/types/Outline';
import { addFallback } from './addFallback';
import type { FallbackGroup, ScannedSource, ScanSource, ShownPlace, ShownUse } from './ScanMessage';
import {
  type Linked,
  type ScanPoolOptions,
  type ScanPort,
  ScanPorts,
  tellProject,
} from './ScanPorts';
import { getSize, type ScanProgress, ScanQueue } from './ScanQueue';
import { ScanTally } from './ScanTally';

export class ScanPool {
  private run = 0;
  private readonly ports: ScanPorts;
  private loader: ScanPort | undefined;

  constructor(private readonly options: ScanPoolOptions) {
    this.ports = new ScanPorts(options);
  }

  /** The packages behind the table, once a worker has it. */
  get packages(): readonly string[] {
    return this.ports.packages;
  }

  /**
   * Loads every parser in a separate worker: loading is slow on a slow network, and a scan must not
   * wait for it. Resolves to the loaded paths.
   */
  async loadAll(): Promise<readonly string[]> {
    this.loader ??= this.options.openPort();
    const reply = await this.loader.ask({ kind: 'loadAll' });
    this.endLoader();
    const { tableAddress } = this.options;
    return reply.kind === 'loaded'
      ? [tableAddress, scanProofsAddress(tableAddress), ...reply.paths]
      : [];
  }

  /** Starts workers ahead of a scan: one for a pasted text, all for files. */
  async prepare(isForFiles: boolean): Promise<void> {
    const count = isForFiles ? this.options.workers : 1;
    const ports = await Promise.all(
      Array.from({ length: count }, (_, index) => this.ports.at(index)),
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
    await this.ports.forget();
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
    // Only one worker takes the large files, whose trees need the memory.
    await each((index) => work(index, () => (index === 0 ? queue.take() : queue.takeSmallest())));
    if (run === this.run) this.ports.linked = await this.link(queue.linkedSources(), each);
    if (run === this.run) await each((index) => work(index, () => queue.takeLinked()));
    queue.leaveRest();
    return tally;
  }

  /** Exports of files that may import each other, for the workers that read the importing files. */
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
      await (await this.ports.at(index)).ask({ kind: 'modules', names });
      while (next < sources.length && run === this.run) {
        const at = next++;
        const source = sources[at]!;
        const reply = await this.ports.ask(
          index,
          { kind: 'outline', source },
          `outline ${kindOf(source)}`,
        );
        if (reply === 'late') await (await this.ports.at(index)).ask({ kind: 'modules', names });
        else if (reply !== 'stopped' && reply.kind === 'outlined') outlines[at] = reply.outline;
      }
    });
    if (run !== this.run) return undefined;
    const linked = { names, outlines };
    await each(async (index) => tellProject(await this.ports.at(index), linked));
    return linked;
  }

  /** Ends the scan at once; what was found stays. */
  stop(): void {
    this.run++;
    this.ports.patience.stop();
  }

  /** Where keys are used, in these files or all, `first` places at most. */
  async show(
    keys: readonly string[],
    first: number,
    files?: readonly string[],
  ): Promise<ShownUse[]> {
    const replies = await this.ports.askAll({ kind: 'show', keys, first, files });
    return replies
      .flatMap((reply) => (reply.kind === 'shown' ? reply.uses : []))
      .sort((a, b) => Number(a.guard !== null) - Number(b.guard !== null))
      .slice(0, first);
  }

  /** The fallbacks in all files, with how often they are there. */
  async findFallbacks(): Promise<readonly FallbackGroup[]> {
    const groups = new Map<string, FallbackGroup>();
    await Promise.all(
      this.ports.opened().map(async (index) => {
        let from: number | undefined = 0;
        while (from !== undefined) {
          const reply = await this.ports.ask(index, { kind: 'findFallbacks', from }, 'fallbacks');
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
    const replies = await this.ports.askAll({ kind: 'showFallbacks', id, first });
    return replies
      .flatMap((reply) => (reply.kind === 'shownFallbacks' ? reply.places : []))
      .slice(0, first);
  }

  close(): void {
    this.stop();
    this.endLoader();
    this.ports.close();
  }

  private endLoader(): void {
    this.loader?.stop();
    this.loader = undefined;
  }

  private async scanOne(index: number, source: ScanSource): Promise<ScannedSource> {
    const reply = await this.ports.ask(index, { kind: 'scan', source }, kindOf(source));
    if (reply === 'late') return { ...unread(source), unread: 'too-slow' };
    if (reply === 'stopped') return { ...unread(source), unread: 'stopped' };
    if (reply.kind === 'scanned') return reply.file;
    const message = reply.kind === 'failed' ? reply.message : 'The reader gave no answer.';
    return { ...unread(source), problem: { message } };
  }
}

const kindOf = ({ name, language }: ScanSource): string => language ?? languageOf(name);

const unread = ({ name, content }: ScanSource): ScannedSource => ({
  name,
  bytes: getSize(content),
  groups: new Int32Array(),
  provers: [],
  names: [],
  polyfilled: [],
  notes: [],
  unreadParts: [],
  unknown: new Map(),
  inner: [],
  leftOut: [],
});
