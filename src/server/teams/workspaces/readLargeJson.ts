// A large JSON object → its members, read in pieces, so that one that someone sends holds up nobody
// else's requests: lists are parsed some elements at a time, and the event loop turns in between.
// Pitfall: the scan below finds where elements end; only `JSON.parse` decides what is valid.

interface LargeJsonOptions {
  /** Elements that a list may have; a longer one ends the reading. */
  readonly most: (name: string) => number;
  /** Called between two pieces. */
  readonly rest: () => Promise<void>;
}

/** The characters that are parsed in one turn, unless an element is longer. */
const PIECE = 64_000;
/** An element or another member; the longest that is known is a snapshot's weights. */
const LONGEST = 2_000_000;
const DEEPEST = 32;

/** Not JSON, no object, or beyond a limit. */
export class LargeJsonProblem extends Error {}

/** @throws LargeJsonProblem */
export async function readLargeJson(
  source: string,
  { most, rest }: LargeJsonOptions,
): Promise<Record<string, unknown>> {
  const text = new Cursor(source);
  const members = new Map<string, unknown>();
  text.take('{');
  for (let isFirst = true; !text.isAt('}'); isFirst = false) {
    if (!isFirst) text.take(',');
    const name = parse(text.value()) as string;
    if (typeof name !== 'string') throw new LargeJsonProblem();
    text.take(':');
    members.set(
      name,
      text.isAt('[') ? await readList(text, most(name), rest) : parse(text.value()),
    );
    await rest();
  }
  text.take('}');
  if (!text.isOver()) throw new LargeJsonProblem();
  return Object.fromEntries(members);
}

async function readList(
  text: Cursor,
  most: number,
  rest: LargeJsonOptions['rest'],
): Promise<unknown[]> {
  const list: unknown[] = [];
  let piece: string[] = [];
  let length = 0;
  const flush = async (): Promise<void> => {
    for (const one of parse(`[${piece.join(',')}]`) as unknown[]) list.push(one);
    piece = [];
    length = 0;
    await rest();
  };
  text.take('[');
  for (let isFirst = true; !text.isAt(']'); isFirst = false) {
    if (!isFirst) text.take(',');
    const element = text.value();
    piece.push(element);
    length += element.length;
    if (list.length + piece.length > most) throw new LargeJsonProblem();
    if (length >= PIECE) await flush();
  }
  text.take(']');
  await flush();
  return list;
}

function parse(piece: string): unknown {
  try {
    return JSON.parse(piece) as unknown;
  } catch {
    throw new LargeJsonProblem();
  }
}

/** Where the reading has come to in a text of JSON. */
class Cursor {
  #at = 0;

  constructor(readonly source: string) {}

  isAt(character: string): boolean {
    this.#skipSpace();
    if (this.isOver()) throw new LargeJsonProblem();
    return this.source[this.#at] === character;
  }

  take(character: string): void {
    if (!this.isAt(character)) throw new LargeJsonProblem();
    this.#at += 1;
  }

  isOver(): boolean {
    this.#skipSpace();
    return this.#at >= this.source.length;
  }

  /** The text of the value that begins here. */
  value(): string {
    this.#skipSpace();
    const start = this.#at;
    const first = this.source[start] ?? '';
    if (first === '"') this.#at = this.#stringEnd(start) + 1;
    else if (first === '{' || first === '[') this.#at = this.#nestEnd(start) + 1;
    else while (/[^\s,:\]}]/.test(this.source[this.#at] ?? ',')) this.#at += 1;
    if (this.#at - start > LONGEST) throw new LargeJsonProblem();
    return this.source.slice(start, this.#at);
  }

  /** Where the object or list that begins at `start` ends. */
  #nestEnd(start: number): number {
    let depth = 0;
    for (let at = start; at < this.source.length && at - start <= LONGEST; at += 1) {
      const character = this.source[at];
      if (character === '"') at = this.#stringEnd(at);
      else if (character === '{' || character === '[') depth += 1;
      else if (character === '}' || character === ']') depth -= 1;
      if (depth === 0) return at;
      if (depth > DEEPEST) break;
    }
    throw new LargeJsonProblem();
  }

  /** The closing quote of the string that begins at `start`. */
  #stringEnd(start: number): number {
    let end = start;
    do {
      end = this.source.indexOf('"', end + 1);
      if (end < 0) throw new LargeJsonProblem();
    } while (this.#isEscaped(end));
    return end;
  }

  #isEscaped(at: number): boolean {
    let backslashes = 0;
    while (this.source[at - 1 - backslashes] === '\\') backslashes += 1;
    return backslashes % 2 === 1;
  }

  #skipSpace(): void {
    while (/^[ \n\r\t]$/.test(this.source[this.#at] ?? '')) this.#at += 1;
  }
}
