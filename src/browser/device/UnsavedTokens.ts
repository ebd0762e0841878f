// Maps a draft to the secret that will delete the audience. The secret stays the same until we know
// how saving ended, even across a reload. A new secret would turn a retry into a second request,
// and a lost response would leave an audience that can't be deleted.
import { shortHash } from '@/domain/shortHash';
import { parseList } from './parseList';
import { StoredValue } from './StoredValue';

/** More than one only if the reader edits the draft before the first save is confirmed. */
const MAX_TOKENS = 5;

const KEY = 'plimsoll:unsaved-audience';

type UnsavedToken = readonly [hash: string, token: string];

export class UnsavedTokens {
  private readonly stored: StoredValue<readonly UnsavedToken[]>;
  /** Used if storage is full or blocked; then a reload forgets, as closing the tab does. */
  private tokens: readonly UnsavedToken[] | undefined;

  /** `area` may throw; then secrets last as long as the page. */
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

  /** @param draft what is to be saved, serialized */
  tokenFor(draft: string): string {
    const hash = shortHash(draft);
    const [, known] = this.all().find(([other]) => other === hash) ?? [];
    const token = known ?? secret();
    if (known === undefined) this.store([...this.all(), [hash, token]]);
    return token;
  }

  /** Call this once the outcome of saving is known. */
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
