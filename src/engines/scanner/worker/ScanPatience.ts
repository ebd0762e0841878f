// Waits for workers: until the scan is stopped, or until a piece of work takes too long.
import { SCAN_LIMITS } from './scanLimits';

export interface PatienceOptions {
  readonly millisecondsPerMegabyte?: number;
  readonly millisecondsToLoad?: number;
}

export class ScanPatience {
  /** Waits that end at once when the scan is stopped. */
  private readonly waiting = new Set<() => void>();
  /** Kinds of work that ended before, so that the browser has their code. */
  private readonly known = new Set<string>();
  private readonly millisecondsPerMegabyte: number;
  private readonly millisecondsToLoad: number;

  constructor({
    millisecondsPerMegabyte = SCAN_LIMITS.millisecondsPerMegabyte,
    millisecondsToLoad = SCAN_LIMITS.millisecondsToLoad,
  }: PatienceOptions) {
    this.millisecondsPerMegabyte = millisecondsPerMegabyte;
    this.millisecondsToLoad = millisecondsToLoad;
  }

  /**
   * @param kind the first work of a kind has time for its code to come over the network
   * @param bytes a busy machine must not cost a project its largest bundle
   */
  async inTime<Result>(
    asked: Promise<Result>,
    kind: string,
    bytes: number,
  ): Promise<Result | 'late' | 'stopped'> {
    const limit =
      this.millisecondsPerMegabyte * Math.max(1, bytes / 1e6) +
      (this.known.has(kind) ? 0 : this.millisecondsToLoad);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>(
      (resolve) => (timer = setTimeout(() => resolve('late'), limit)),
    );
    const reply = await this.unlessStopped(Promise.race([asked, late]));
    clearTimeout(timer);
    if (reply !== 'stopped') this.known.add(kind);
    return reply;
  }

  async unlessStopped<Result>(awaited: Promise<Result>): Promise<Result | 'stopped'> {
    let goOn: (() => void) | undefined;
    const stopped = new Promise<'stopped'>((resolve) => (goOn = () => resolve('stopped')));
    this.waiting.add(goOn!);
    try {
      return await Promise.race([awaited, stopped]);
    } finally {
      this.waiting.delete(goOn!);
    }
  }

  stop(): void {
    for (const goOn of this.waiting) goOn();
    this.waiting.clear();
  }
}
