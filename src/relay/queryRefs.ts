// Leases on preloaded queries: every reference, prefetched or navigated to, disposes of itself when nobody shows it for 30 s.
// What one would get wrong: disposal must go by timer, never by effect cleanup alone, or StrictMode's double effects kill a shown page.
import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { Environment, GraphQLTaggedNode, OperationType, VariablesOf } from 'relay-runtime';

/** Milliseconds an unused query reference lives before it is disposed of. */
export const AUTO_DISPOSE_MS = 30_000;

/** References waiting for a click; the oldest gives way, so that memory is bounded however many links a reader passes. */
const MAX_PREFETCHED = 50;

interface Lease {
  readonly ref: PreloadedQuery<OperationType>;
  timer: ReturnType<typeof setTimeout> | undefined;
  readonly onDrop: () => void;
}

export class QueryRefs {
  private readonly prefetched = new Map<string, Lease>();
  private readonly leases = new WeakMap<object, Lease>();

  constructor(private readonly environment: Environment) {}

  /** Starts loading what a link will show; a second call for the same query and variables does nothing. */
  prefetch<Q extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<Q>): Promise<void> {
    const key = keyOf(query, variables);
    if (this.prefetched.has(key)) return Promise.resolve();
    const lease = this.lease(query, variables, () => this.prefetched.delete(key));
    this.prefetched.set(key, lease);
    this.evictOldest();
    return new Promise((resolve) => {
      const { source } = lease.ref;
      if (!source) return resolve();
      source.subscribe({
        complete: resolve,
        // A failed prefetch is forgotten, or a later click would show the old error without asking again.
        error: () => {
          this.drop(lease);
          resolve();
        },
      });
    });
  }

  /** The prefetched reference for a page, or a new one. It is leased: pin it while it is shown. */
  take<Q extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<Q>): PreloadedQuery<Q> {
    const key = keyOf(query, variables);
    const waiting = this.prefetched.get(key);
    this.prefetched.delete(key);
    const lease = waiting ?? this.lease(query, variables, () => undefined);
    this.restart(lease);
    return lease.ref;
  }

  /** A new reference from the network, whatever the store holds: what "try again" asks for. */
  reload<Q extends OperationType>(query: GraphQLTaggedNode, variables: VariablesOf<Q>): PreloadedQuery<Q> {
    return this.lease(query, variables, () => undefined, 'network-only').ref;
  }

  /** Keeps a reference alive while a page shows it; the returned function gives it back to the timer. */
  pin(ref: PreloadedQuery<OperationType>): () => void {
    const lease = this.leases.get(ref);
    if (!lease) return () => undefined;
    clearTimeout(lease.timer);
    return () => this.restart(lease);
  }

  private lease(
    query: GraphQLTaggedNode,
    variables: VariablesOf<OperationType>,
    onDrop: () => void,
    fetchPolicy: 'store-or-network' | 'network-only' = 'store-or-network',
  ): Lease {
    const ref = loadQuery<OperationType>(this.environment, query, variables, { fetchPolicy });
    const lease: Lease = { ref, timer: undefined, onDrop };
    this.leases.set(ref, lease);
    this.restart(lease);
    return lease;
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
  const node = query as { readonly params?: { readonly cacheID?: string; readonly id?: string | null } };
  return `${node.params?.id ?? node.params?.cacheID ?? ''} ${JSON.stringify(variables)}`;
}
