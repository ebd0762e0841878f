// Leases on preloaded queries: every reference, prefetched or navigated to, is disposed once it has
// not been shown for 30 s. Pitfall: dispose by timer, never only by effect cleanup; otherwise
// StrictMode’s double effects dispose a reference that is on screen.
import type { PreloadedQuery } from 'react-relay/hooks';
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLTaggedNode,
  type Observable,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime';
import { fetchQuery, loadQuery } from '@/relay/hooks';
import { type Guess, GUESS } from '@/relay/network/Guess';
import type { RelayDiskCache } from '@/relay/persistence/RelayDiskCache';

/** Milliseconds until an unused query reference is disposed. */
export const AUTO_DISPOSE_MS = 30_000;

/**
 * The maximum number of prefetched references; the oldest is dropped, so memory stays bounded
 * however many links a reader passes.
 */
const MAX_PREFETCHED = 50;

interface Lease {
  readonly ref: PreloadedQuery<OperationType>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The pending response, if a request was made. */
  readonly source: Observable<unknown> | undefined;
  /**
   * When the data was fetched (Unix milliseconds), while it comes from disk and the network hasn't
   * confirmed it.
   */
  restoredAt: number | undefined;
  readonly onDrop: () => void;
  /** Set if the data is loaded ahead of a click. */
  readonly guess: Guess | undefined;
}

interface LeaseOptions {
  readonly onDrop?: () => void;
  readonly fetchPolicy?: 'store-or-network' | 'network-only';
  readonly guess?: Guess;
}

export class QueryRefs {
  private readonly prefetched = new Map<string, Lease>();
  private readonly leases = new WeakMap<object, Lease>();

  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly environment: Environment,
    private readonly disk?: Pick<RelayDiskCache, 'restore' | 'touch'>,
  ) {}

  /**
   * Starts loading the page behind a link; does nothing if the same query and variables are already
   * prefetched.
   */
  prefetch<Q extends OperationType>(
    query: GraphQLTaggedNode,
    variables: VariablesOf<Q>,
  ): Promise<void> {
    const key = toKey(query, variables);
    if (this.prefetched.has(key)) return Promise.resolve();
    const lease = this.lease(query, variables, {
      onDrop: () => this.prefetched.delete(key),
      guess: { isTaken: false },
    });
    this.prefetched.set(key, lease);
    this.evictOldest();
    return new Promise((resolve) => {
      const { source } = lease;
      if (!source) return resolve();
      source.subscribe({
        complete: resolve,
        // Drops a failed prefetch; otherwise a later click would show the old error without a new
        // request.
        error: () => {
          this.drop(lease);
          resolve();
        },
      });
    });
  }

  /** The prefetched reference for a page, or a new one. It is leased: pin it while it is shown. */
  take<Q extends OperationType>(
    query: GraphQLTaggedNode,
    variables: VariablesOf<Q>,
  ): PreloadedQuery<Q> {
    const key = toKey(query, variables);
    const waiting = this.prefetched.get(key);
    this.prefetched.delete(key);
    const lease = waiting ?? this.lease(query, variables);
    if (lease.guess) lease.guess.isTaken = true;
    this.restart(lease);
    this.disk?.touch(createOperationDescriptor(getRequest(query), variables));
    return lease.ref;
  }

  /** A new reference that always fetches from the network: for “Try again”. */
  reload<Q extends OperationType>(
    query: GraphQLTaggedNode,
    variables: VariablesOf<Q>,
  ): PreloadedQuery<Q> {
    return this.lease(query, variables, { fetchPolicy: 'network-only' }).ref;
  }

  /** Keeps a reference alive while a page shows it; the returned function restarts its timer. */
  pin(ref: PreloadedQuery<OperationType>): () => void {
    const lease = this.leases.get(ref);
    if (!lease) return () => undefined;
    clearTimeout(lease.timer);
    return () => this.restart(lease);
  }

  /**
   * When a reference's data was fetched (Unix milliseconds), while it comes from disk and is
   * unconfirmed.
   */
  restoredAt(ref: PreloadedQuery<OperationType>): number | undefined {
    return this.leases.get(ref)?.restoredAt;
  }

  /** Notifies when restored data has been confirmed; returns the unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private lease(
    query: GraphQLTaggedNode,
    variables: VariablesOf<OperationType>,
    { onDrop = () => undefined, fetchPolicy = 'store-or-network', guess }: LeaseOptions = {},
  ): Lease {
    const operation = createOperationDescriptor(getRequest(query), variables);
    const restoredAt =
      fetchPolicy === 'store-or-network'
        ? this.disk?.restore(this.environment, operation)
        : undefined;
    const networkCacheConfig = { force: true, metadata: { [GUESS]: guess } };
    const ref = loadQuery<OperationType>(this.environment, query, variables, {
      fetchPolicy: restoredAt === undefined ? fetchPolicy : 'store-only',
      networkCacheConfig,
    });
    const source =
      restoredAt === undefined
        ? ref.source
        : fetchQuery(this.environment, query, variables, {
            fetchPolicy: 'network-only',
            networkCacheConfig,
          });
    const lease: Lease = {
      ref,
      timer: undefined,
      source: source ?? undefined,
      restoredAt,
      onDrop,
      guess,
    };
    this.leases.set(ref, lease);
    this.restart(lease);
    if (restoredAt !== undefined) this.refreshBehind(lease);
    return lease;
  }

  /**
   * Like `store-and-network`, but if the network fails, the reader keeps the data shown instead of
   * getting an error.
   */
  private refreshBehind(lease: Lease): void {
    lease.source?.subscribe({
      complete: () => {
        lease.restoredAt = undefined;
        for (const listener of this.listeners) listener();
      },
      error: () => undefined,
    });
  }

  private restart(lease: Lease): void {
    clearTimeout(lease.timer);
    lease.timer = setTimeout(() => this.drop(lease), AUTO_DISPOSE_MS);
  }

  private drop(lease: Lease): void {
    clearTimeout(lease.timer);
    lease.ref.dispose();
    lease.onDrop();
  }

  private evictOldest(): void {
    for (const lease of this.prefetched.values()) {
      if (this.prefetched.size <= MAX_PREFETCHED) return;
      this.drop(lease);
    }
  }
}

function toKey(query: GraphQLTaggedNode, variables: object): string {
  const node = query as {
    readonly params?: { readonly cacheID?: string; readonly id?: string | null };
  };
  return `${node.params?.id ?? node.params?.cacheID ?? ''} ${JSON.stringify(variables)}`;
}
