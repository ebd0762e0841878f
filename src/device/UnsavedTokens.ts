// What is to be saved → the secret that will delete it: the same one until it is known how the
// saving ended, over a reload too. A new secret would make another intent of the same wish, and an
// answer that was lost would leave an audience behind that nobody can delete.
import { shortHash } from '@/relay/shortHash';
import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/**
 * There is more than one only where somebody changes what they save before the first is known to be
 * saved.
 */
const MAX_TOKENS = 5;

const KEY = 'plimsoll:unsaved-audience';

type UnsavedToken = readonly [hash: string, token: string];

export class UnsavedTokens {
  private readonly stored: StoredValue<readonly UnsavedToken[]>;
  /** Where storage is full or blocked, a reload forgets, as a closed tab does. */
  private tokens: readonly UnsavedToken[] | undefined;

  /** `area` may throw: then secrets live as long as the page. */
  constructor(
    area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = () => window.sessionStorage,
  ) {
    this.stored = new StoredValue<readonly UnsavedToken[]>({
      key: KEY,
      formerKey: 'plimsoll-unsaved-audience',
      empty: [],
      parse: (text) => parseList(text, isUnsavedToken),
      area,
    });
  }

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
    this.tokens ??= this.stored.read();
    return this.tokens;
  }

  private store(tokens: readonly UnsavedToken[]): void {
    this.tokens = tokens.slice(-MAX_TOKENS);
    this.stored.write(this.tokens);
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
