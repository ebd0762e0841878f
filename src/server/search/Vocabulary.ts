// A mistyped term → the terms it may have been meant as. Terms that are one slip apart become the
// same text when each loses one letter, so every term is kept under all texts it becomes that way;
// a swap of neighbours is one slip, as people type, not two.
import { editDistance } from '@/domain/editDistance';

/** From how many letters one slip, and two, are looked past. */
const SLIPS_FROM = { one: 4, two: 8 };

const SHORTEST_HALF = 4;

export class Vocabulary {
  readonly #terms = new Set<string>();
  readonly #byShortened = new Map<string, string[]>();

  constructor(vocabularies: readonly Iterable<string>[]) {
    for (const terms of vocabularies) for (const term of terms) this.#add(term);
  }

  /** The nearest terms, all equally near; none for a term too short to be mistaken. */
  near(term: string): readonly string[] {
    const allowed = allowedSlips(term);
    if (allowed === 0) return [];
    let nearest: string[] = [];
    let least = allowed;
    for (const candidate of this.#candidates(term)) {
      const distance = editDistance(term, candidate);
      if (distance > least || distance === 0) continue;
      if (distance < least) nearest = [];
      least = distance;
      nearest.push(candidate);
    }
    return nearest;
  }

  /** What a term that occurs nowhere may have been meant as, mistyped. */
  corrections(term: string): readonly string[] {
    return this.#terms.has(term) ? [] : this.near(term);
  }

  /** The same, and where there is none the two terms it is made of (`mouselock`). */
  meant(term: string): readonly string[] {
    if (this.#terms.has(term)) return [];
    const near = this.near(term);

    return near.length > 0 ? near : this.#halves(term);
  }

  #halves(term: string): readonly string[] {
    for (let at = term.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
      const halves = [term.slice(0, at), term.slice(at)];
      if (halves.every((half) => this.#terms.has(half))) return halves;
    }
    return [];
  }

  #add(term: string): void {
    if (term.length < SLIPS_FROM.one - 1 || this.#terms.has(term)) return;
    this.#terms.add(term);
    for (const form of shortenedForms(term)) {
      const terms = this.#byShortened.get(form);
      if (terms) terms.push(term);
      else this.#byShortened.set(form, [term]);
    }
  }

  #candidates(term: string): Set<string> {
    const found = new Set<string>();
    for (const form of shortenedForms(term)) {
      if (this.#terms.has(form)) found.add(form);
      for (const candidate of this.#byShortened.get(form) ?? []) found.add(candidate);
    }
    return found;
  }
}

/** How many slips are looked past in a term of this length; a number is never mistyped. */
export function allowedSlips(term: string): number {
  if (term.length < SLIPS_FROM.one || /^\d/.test(term)) return 0;
  return term.length < SLIPS_FROM.two ? 1 : 2;
}

/** The term itself and with each letter left out. */
function shortenedForms(term: string): string[] {
  return [term, ...Array.from(term, (_, at) => term.slice(0, at) + term.slice(at + 1))];
}
