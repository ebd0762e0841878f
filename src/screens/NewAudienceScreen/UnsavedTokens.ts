// What is to be saved → the secret that will delete it: the same one until it is known how the saving ended, over a reload too. A new secret would
// make another intent of the same wish, and an answer that was lost would leave an audience behind that nobody can delete.
import { shortHash } from '@/relay/shortHash';

/** There is more than one only where somebody changes what they save before the first is known to be saved. */
const MAX_TOKENS = 5;

const STORAGE_KEY = 'plimsoll-unsaved-audience';

type UnsavedToken = readonly [hash: string, token: string];

export class UnsavedTokens {
  private tokens: readonly UnsavedToken[] | undefined;

  /** `area` may throw: then secrets live as long as the page. */
  constructor(
    private readonly area: () => Pick<Storage, 'getItem' | 'setItem'> = () => window.sessionStorage,
  ) {}

  /** @param draft what is to be saved, as text */
  tokenFor(draft: string): string {
    const hash = shortHash(draft);
    const [, known] = this.all().find(([other]) => other === hash) ?? [];
    const token = known ?? secret();
    if (known === undefined) this.store([...this.all(), [hash, token]]);
    return token;
  }

  /** To be called when it is known how the saving ended. */
  settle(draft: string): void {
    const hash = shortHash(draft);
    this.store(this.all().filter(([other]) => other !== hash));
  }

  private all(): readonly UnsavedToken[] {
    this.tokens ??= this.read();
    return this.tokens;
  }

  private store(tokens: readonly UnsavedToken[]): void {
    this.tokens = tokens.slice(-MAX_TOKENS);
    try {
      this.area().setItem(STORAGE_KEY, JSON.stringify(this.tokens));
    } catch {
      // Full or blocked: a reload then forgets, as a closed tab does.
    }
  }

  private read(): readonly UnsavedToken[] {
    try {
      const stored: unknown = JSON.parse(this.area().getItem(STORAGE_KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isUnsavedToken) : [];
    } catch {
      return [];
    }
  }
}

function secret(): string {
  return [...crypto.getRandomValues(new Uint8Array(24))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function isUnsavedToken(value: unknown): value is UnsavedToken {
  return (
    Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string')
  );
}
