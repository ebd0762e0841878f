// A request → may it be answered now? One client's use of the processor is bounded, and where the
// server is behind with its work, new requests are refused at once instead of answered too late.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusalCode } from '@/domain/Refusal';
import { tallyRefusal } from '@/server/platform/observe/tally';
import { CpuMeter } from './CpuMeter';
import { limitedClient } from './limitedClient';
import { LoopDelay } from './LoopDelay';
import { perMinute, RateLimit } from './RateLimit';

export interface AdmissionLimits {
  /** Seconds of processor time a client may use in a minute; 0 for no limit. */
  readonly cpuSecondsPerMinute: number;
  readonly trustedProxies: number;
}

export interface Refused {
  readonly status: 429 | 503;
  readonly code: 'CLIENT_LIMIT' | 'OVERLOADED' | RefusalCode;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter: number;
}

/** Above this many milliseconds of delay new requests are refused. */
const SHED_DELAY_MS = 250;

/** Pages that nobody asked for yet wait for a server with nothing else to do. */
const PREFETCH_DELAY_MS = 100;
const PREFETCH_REQUESTS = 8;
/** The part of a client’s limit that its prefetches have in addition. */
const PREFETCH_PART = 1 / 4;

/**
 * One dear request makes others late too, but that is over when it is. Many that are answered at
 * once, one after the other in a single turn of the loop, are never under way together.
 */
const SHED_REQUESTS = 16;

/**
 * Where more work than this is under way, one more request waits that long, though no single turn of
 * the loop is late: 40 pages. Requests that wait for a slow client or for the database are no work,
 * so it counts only while the loop has no rest, or where they all came at once.
 */
const SHED_WORK_MS = 320;
const BUSY_PART = 0.9;

export interface AdmissionOptions {
  readonly limits: AdmissionLimits;
  readonly meter?: CpuMeter;
  readonly delay?: LoopDelay;
  readonly now?: () => number;
}

export class Admission {
  readonly meter: CpuMeter;
  readonly delay: LoopDelay;
  readonly #cpu: RateLimit;
  readonly #prefetched: RateLimit;
  readonly #trustedProxies: number;

  constructor({ limits, meter = new CpuMeter(), delay = new LoopDelay(), now }: AdmissionOptions) {
    this.meter = meter;
    this.delay = delay;
    const milliseconds = limits.cpuSecondsPerMinute * 1_000;
    this.#cpu = new RateLimit('processor time', perMinute(milliseconds), now);
    this.#prefetched = new RateLimit('prefetching', perMinute(milliseconds * PREFETCH_PART), now);
    this.#trustedProxies = limits.trustedProxies;
  }

  /**
   * Why a request is refused; one that is not is measured until its answer is over. Prefetches are
   * refused first, and use nothing of what their reader has for pages that were asked for.
   */
  admit(request: IncomingMessage, response: ServerResponse): Refused | undefined {
    const isAhead = isPrefetch(request);
    const limit = isAhead ? this.#prefetched : this.#cpu;
    const client = limitedClient(request, this.#trustedProxies);
    const pause = this.#cpu.pause(client) || limit.pause(client);
    if (pause > 0)
      return {
        status: 429,
        code: 'CLIENT_LIMIT',
        message: `Too many requests from your network. Try again in ${pause} s.`,
        retryAfter: pause,
      };
    if (this.#isBehind(isAhead)) {
      tallyRefusal('overload');
      return {
        status: 503,
        code: 'OVERLOADED',
        message: 'The server has more requests than it can answer. Try again in 2 s.',
        retryAfter: 2,
      };
    }
    const end = this.meter.begin();
    response.once('close', () => limit.charge(client, end()));
    return undefined;
  }

  #isBehind(isAhead: boolean): boolean {
    const waiting = Math.max(this.meter.underWay, this.delay.arrive() - 1);
    if (isAhead) return this.delay.milliseconds > PREFETCH_DELAY_MS || waiting >= PREFETCH_REQUESTS;
    if (waiting < SHED_REQUESTS) return false;
    return this.delay.milliseconds > SHED_DELAY_MS || this.#isFull();
  }

  #isFull(): boolean {
    const hasRest = this.delay.busyPart < BUSY_PART && this.delay.arrived <= SHED_REQUESTS;
    return !hasRest && this.meter.expectedMs >= SHED_WORK_MS;
  }
}

/** Ours say so in one header; browsers that load pages ahead of a click, in one of the others. */
const isPrefetch = ({ headers }: IncomingMessage): boolean =>
  [headers['purpose'], headers['sec-purpose'], headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /\bprefetch\b/.test(purpose),
  );
