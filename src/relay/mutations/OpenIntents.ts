// Intents whose outcome is not certain yet → their keys, in sessionStorage, so that a reload in
// between does not make two changes of one. What one would get wrong: two equal intents of one page
// are two; only what this tab's page before left open is taken up again, once.
import { getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { shortHash } from '@/relay/shortHash';
import { idempotencyKey } from './idempotencyKey';

/** Open intents kept at most; the oldest gives way. */
const MAX_OPEN = 20;

const STORAGE_KEY = 'plimsoll-intents';

/** What is stored says nothing of the intent itself: a hash of what was asked for, and its key. */
type OpenIntent = readonly [hash: string, key: string];

export interface IntentKey {
  readonly key: string;
  /** To be called when the outcome is certain. */
  settle(): void;
}

export class OpenIntents {
  private open: readonly OpenIntent[] = [];
  private left: readonly OpenIntent[] | undefined;

  /** `area` may throw: then keys live as long as the page. */
  constructor(
    private readonly area: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage,
  ) {}

  /**
   * The key for a new intent: that of an equal one which the page before a reload left open, or a
   * new one.
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
      // Storage is full or blocked: a reload then forgets, as a closed tab does.
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
