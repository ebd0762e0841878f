// Corrects typos. Two terms one edit apart share a form once each drops a letter, so every term is
// indexed under all its one-letter-shorter forms. Swapping two neighbors counts as one edit.
import { editDistance } from '@/domain/editDistance';
import {
  compactTexts,
  groupEntries,
  hashText,
  hashWithoutUnit,
  listOfHash,
  type Lists,
} from './hashedLists';
import type { Steps } from './Steps';

/** Minimum term length for one and for two typos. */
const SLIPS_FROM = { one: 4, two: 8 };

const SHORTEST_HALF = 4;

/** Lists of forms; a form shares its list with few others. A power of two. */
const LISTS = 2 ** 17;

export class Vocabulary {
  readonly #terms: readonly string[];
  /** Numbers of the terms, by the hash of each of their forms. */
  readonly #lists: Lists;

  private constructor(terms: readonly string[], lists: Lists) {
    this.#terms = terms;
    this.#lists = lists;
  }

  static *build(vocabularies: readonly Iterable<string>[]): Steps<Vocabulary> {
    const terms = new Set<string>();
    const listOf: number[] = [];
    const termOf: number[] = [];
    for (const vocabulary of vocabularies)
      for (const term of vocabulary) {
        if (term.length < SLIPS_FROM.one - 1 || terms.has(term)) continue;
        for (let left = term.length; left >= 0; left--) {
          listOf.push(listOfHash(hashWithoutUnit(term, left), LISTS));
          termOf.push(terms.size);
        }
        terms.add(term);
        yield;
      }
    const { starts, order } = groupEntries(listOf, LISTS);
    yield;
    for (let at = 0; at < order.length; at++) order[at] = termOf[order[at]!]!;
    return new Vocabulary(compactTexts([...terms]), { starts, order });
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
    return this.#has(term) ? [] : this.near(term);
  }

  /**
   * Same as `corrections`; with no correction, splits the term into two known terms (`mouselock`).
   */
  meant(term: string): readonly string[] {
    if (this.#has(term)) return [];
    const near = this.near(term);

    return near.length > 0 ? near : this.#halves(term);
  }

  #halves(term: string): readonly string[] {
    for (let at = term.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
      const halves = [term.slice(0, at), term.slice(at)];
      if (halves.every((half) => this.#has(half))) return halves;
    }
    return [];
  }

  #has(term: string): boolean {
    return this.#withForm(term).includes(term);
  }

  #candidates(term: string): Set<string> {
    const found = new Set<string>();
    for (const form of shortenedForms(term)) {
      const terms = this.#withForm(form);
      if (terms.includes(form)) found.add(form);
      for (const candidate of terms) found.add(candidate);
    }
    return found;
  }

  /** Terms that are the form, or become it without one of their letters. */
  #withForm(form: string): string[] {
    const { starts, order } = this.#lists;
    const list = listOfHash(hashText(form), LISTS);
    const terms: string[] = [];
    for (let at = starts[list]!; at < starts[list + 1]!; at++) {
      const term = this.#terms[order[at]!]!;
      if (hasForm(term, form)) terms.push(term);
    }
    return terms;
  }
}

function hasForm(term: string, form: string): boolean {
  const more = term.length - form.length;
  if (more === 0) return term === form;
  if (more !== 1) return false;
  let same = 0;
  while (same < form.length && term[same] === form[same]) same++;
  return term.endsWith(form.slice(same));
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
