// Corrects typos. Two terms one edit apart share a form once each drops a letter, so every term is
// indexed under all its one-letter-shorter forms. Swapping two neighbors counts as one edit.
import { editDistance } from '@/domain/editDistance';

/** Minimum term length for one and for two typos. */
const SLIPS_FROM = { one: 4, two: 8 };

const SHORTEST_HALF = 4;

export class Vocabulary {
  readonly #terms = new Set<string>();
  readonly #byShortened = new Map<string, string[]>();

  constructor(vocabularies: readonly Iterable<string>[]) {
    for (const terms of vocabularies) for (const term of terms) this.#add(term);
  }

  /** The closest terms, all at the same distance; empty for a term too short to correct. */
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

  /** Likely corrections for a term that occurs nowhere. */
  corrections(term: string): readonly string[] {
    return this.#terms.has(term) ? [] : this.near(term);
  }

  /**
   * Same as `corrections`; with no correction, splits the term into two known terms (`mouselock`).
   */
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

/** Typos allowed in a term of this length. Numbers are never corrected. */
export function allowedSlips(term: string): number {
  if (term.length < SLIPS_FROM.one || /^\d/.test(term)) return 0;
  return term.length < SLIPS_FROM.two ? 1 : 2;
}

/** The term itself, and the term with each letter removed. */
function shortenedForms(term: string): string[] {
  return [term, ...Array.from(term, (_, at) => term.slice(0, at) + term.slice(at + 1))];
}
