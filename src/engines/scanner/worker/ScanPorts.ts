// The workers of a pool by number: opened when first asked, ended when they take too long, and given
// the exports of the project's scripts when they start again.
import type { Outline } from '@/engines/scanner/js/types/Outline';
import type { ScanReply, ScanRequest } from './ScanMessage';
import { type PatienceOptions, ScanPatience } from './ScanPatience';
import { getSize } from './ScanQueue';

/** A worker, or its stand-in in tests. */
export interface ScanPort {
  ask(request: ScanRequest): Promise<ScanReply>;
  stop(): void;
}

export interface ScanPoolOptions extends PatienceOptions {
  readonly openPort: () => ScanPort;
  readonly tableAddress: string;
  readonly workers: number;
}

/** The names of a project's scripts, and their exports. */
export interface Linked {
  readonly names: readonly string[];
  readonly outlines: readonly (Outline | undefined)[];
}

export class ScanPorts {
  private readonly ports = new Map<number, Promise<ScanPort>>();
  /** Workers that are still at a file of a scan that was stopped. */
  private readonly left = new Set<number>();
  readonly patience: ScanPatience;
  linked: Linked | undefined;
  packages: readonly string[] = [];

  constructor(private readonly options: ScanPoolOptions) {
    this.patience = new ScanPatience(options);
  }

  /** The numbers of all workers. */
  opened(): readonly number[] {
    return [...this.ports.keys()];
  }

  at(index: number): Promise<ScanPort> {
    const known = this.ports.get(index);
    if (known) return known;
    const opened = this.open().catch((cause: unknown) => {
      this.ports.delete(index);
      throw cause;
    });
    this.ports.set(index, opened);
    return opened;
  }

  /**
   * Asks one worker. One that takes too long is ended; when the scan stops, nobody waits for it.
   * @param kind of work: the first of each has time to load its code
   */
  async ask(
    index: number,
    request: ScanRequest,
    kind: string,
  ): Promise<ScanReply | 'late' | 'stopped'> {
    const port = await this.patience.unlessStopped(this.at(index));
    if (port === 'stopped') return port;
    const asked = port.ask(request);
    const bytes = 'source' in request ? getSize(request.source.content) : 0;
    const reply = await this.patience.inTime(asked, kind, bytes);
    if (reply === 'late') await this.end(index);
    if (reply === 'stopped') {
      this.left.add(index);
      void asked.finally(() => this.left.delete(index));
    }
    return reply;
  }

  askAll(request: ScanRequest): Promise<readonly ScanReply[]> {
    return Promise.all([...this.ports.values()].map(async (port) => (await port).ask(request)));
  }

  /** Drops the texts of the last scan. */
  async forget(): Promise<void> {
    this.linked = undefined;
    // Their texts would be forgotten now in any case.
    await Promise.all([...this.left].map((index) => this.end(index)));
    // A worker that is at a file of the last scan forgets only after it.
    await this.patience.unlessStopped(this.askAll({ kind: 'forget' }));
  }

  close(): void {
    for (const port of this.ports.values())
      void port.then((opened) => opened.stop()).catch(() => undefined);
    this.ports.clear();
  }

  private async open(): Promise<ScanPort> {
    const port = this.options.openPort();
    const reply = await port.ask({ kind: 'prepare', tableAddress: this.options.tableAddress });
    if (reply.kind === 'failed') throw new Error(reply.message);
    if (reply.kind === 'prepared') this.packages = reply.packages;
    if (this.linked) await tellProject(port, this.linked);
    return port;
  }

  private async end(index: number): Promise<void> {
    const port = this.ports.get(index);
    this.ports.delete(index);
    this.left.delete(index);
    (await port)?.stop();
  }
}

export async function tellProject(port: ScanPort, { names, outlines }: Linked): Promise<void> {
  await port.ask({ kind: 'modules', names });
  await port.ask({ kind: 'project', outlines });
}
