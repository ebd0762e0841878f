// Leases on preloaded queries: every reference, prefetched or navigated to, disposes of itself when
// nobody shows it for 30 s. What one would get wrong: disposal must go by timer, never by effect
// cleanup alone, or StrictMode's double effects kill a shown page.
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
import type { Disk } from '@/relay/persistence/Disk';

/** Milliseconds an unused query reference lives before it is disposed of. */
export const AUTO_DISPOSE_MS = 30_000;

/**
 * References waiting for a click; the oldest gives way, so that memory is bounded however many
 * links a reader passes.
 */
const MAX_PREFETCHED = 50;

interface Lease {
  readonly ref: PreloadedQuery<OperationType>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** The answer on its way, if one was asked for. */
  readonly source: Observable<unknown> | undefined;
  /**
   * Milliseconds since 1970 when what is shown was fetched, while it comes from disk and the
   * network has not confirmed it.
   */
  restoredAt: number | undefined;
  readonly onDrop: () => void;
}

export class QueryRefs {
  private readonly prefetched = new Map<string, Lease>();
  private readonly leases = new WeakMap<object, Lease>();

  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly environment: Environment,
    private readonly disk?: Pick<Disk, 'restore' | 'touch'>,
  ) {}

  /**
   * Starts loading what a link will show; a second call for the same query and variables does
   * nothing.
   */
  prefetch<Q extends OperationType>(
    query: GraphQLTaggedNode,
    variables: VariablesOf<Q>,
  ): Promise<void> {
    const key = keyOf(query, variables);
    if (this.prefetched.has(key)) return Promise.resolve();
    const lease = this.lease(query, variables, () => this.prefetched.delete(key));
    this.prefetched.set(key, lease);
    this.evictOldest();
    return new Promise((resolve) => {
      const { source } = lease;
      if (!source) return resolve();
      source.subscribe({
        complete: resolve,
        // A failed prefetch is forgotten, or a later click would show the old error without asking
        // again.
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
    const key = keyOf(query, variables);
    const waiting = this.prefetched.get(key);
    this.prefetched.delete(key);
    const lease = waiting ?? this.lease(query, variables, () => undefined);
    this.restart(lease);
    this.disk?.touch(createOperationDescriptor(getRequest(query), variables));
    return lease.ref;
  }

  /** A new reference from the network, whatever the store holds: what "try again" asks for. */
  reload<Q extends OperationType>(
    query: GraphQLTaggedNode,
    variables: VariablesOf<Q>,
  ): PreloadedQuery<Q> {
    return this.lease(query, variables, () => undefined, 'network-only').ref;
  }

  /**
   * Keeps a reference alive while a page shows it; the returned function gives it back to the
   * timer.
   */
  pin(ref: PreloadedQuery<OperationType>): () => void {
    const lease = this.leases.get(ref);
    if (!lease) return () => undefined;
    clearTimeout(lease.timer);
    return () => this.restart(lease);
  }

  /**
   * When what a reference shows was fetched, in milliseconds since 1970, where it comes from disk
   * and is not confirmed yet.
   */
  restoredAt(ref: PreloadedQuery<OperationType>): number | undefined {
    return this.leases.get(ref)?.restoredAt;
  }

  /** Calls back when a restored answer has been confirmed; the returned function ends that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private lease(
    query: GraphQLTaggedNode,
    variables: VariablesOf<OperationType>,
    onDrop: () => void,
    fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
  ): Lease {
    const operation = createOperationDescriptor(getRequest(query), variables);
    const restoredAt =
      fetchPolicy === 'store-or-network'
        ? this.disk?.restore(this.environment, operation)
        : undefined;
    const ref = loadQuery<OperationType>(this.environment, query, variables, {
      fetchPolicy: restoredAt === undefined ? fetchPolicy : 'store-only',
    });
    const source =
      restoredAt === undefined
        ? ref.source
        : fetchQuery(this.environment, query, variables, { fetchPolicy: 'network-only' });
    const lease: Lease = { ref, timer: undefined, source: source ?? undefined, restoredAt, onDrop };
    this.leases.set(ref, lease);
    this.restart(lease);
    if (restoredAt !== undefined) this.refreshBehind(lease);
    return lease;
  }

  /**
   * `store-and-network`, except that a network that fails leaves the reader what is shown instead
   * of an error in its place.
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

function keyOf(query: GraphQLTaggedNode, variables: object): string {
  const node = query as {
    readonly params?: { readonly cacheID?: string; readonly id?: string | null };
  };
  return `${node.params?.id ?? node.params?.cacheID ?? ''} ${JSON.stringify(variables)}`;
}
