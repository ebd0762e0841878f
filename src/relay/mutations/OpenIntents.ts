// Idempotency keys of intents whose outcome is uncertain, in sessionStorage, so that a reload
// doesn't apply a change twice. Pitfall: two equal intents on one page are two changes; only an
// intent left open before a reload is resumed, and only once.
import { getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { shortHash } from '@/domain/shortHash';
import { idempotencyKey } from './idempotencyKey';

/** The maximum number of open intents; the oldest is dropped. */
const MAX_OPEN = 20;

const STORAGE_KEY = 'plimsoll-intents';

/**
 * The hash of an operation and its variables, and its key; nothing stored reveals the intent
 * itself.
 */
type OpenIntent = readonly [hash: string, key: string];

export interface IntentKey {
  readonly key: string;
  /** Call this once the outcome is certain. */
  settle(): void;
}

export class OpenIntents {
  private open: readonly OpenIntent[] = [];
  private left: readonly OpenIntent[] | undefined;

  /** `area` may throw; then keys last as long as the page. */
  constructor(
    private readonly area: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage,
  ) {}

  /**
   * The key for a new intent: that of an equal one left open before a reload, otherwise a new key.
   */
  begin(mutation: GraphQLTaggedNode, variables: Variables): IntentKey {
    this.left ??= this.read();
    const { params } = getRequest(mutation);
    const hash = shortHash(`${params.id ?? params.cacheID} ${JSON.stringify(variables)}`);
    const intent =
      this.left.find(([known]) => known === hash) ?? ([hash, idempotencyKey()] as const);
    this.left = this.left.filter((other) => other !== intent);
    this.store([...this.open, intent]);
    return {
      key: intent[1],
      settle: () => this.store(this.open.filter((other) => other !== intent)),
    };
  }

  private store(open: readonly OpenIntent[]): void {
    this.open = open.slice(-MAX_OPEN);
    try {
      this.area().setItem(
        STORAGE_KEY,
        JSON.stringify([...(this.left ?? []), ...this.open].slice(-MAX_OPEN)),
      );
    } catch {
      // Storage is full or blocked; then a reload forgets, as closing the tab does.
    }
  }

  private read(): OpenIntent[] {
    try {
      const stored: unknown = JSON.parse(this.area().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isOpenIntent) : [];
    } catch {
      return [];
    }
  }
}

function isOpenIntent(value: unknown): value is OpenIntent {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  );
}
