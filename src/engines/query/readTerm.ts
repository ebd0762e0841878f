// Parses `name:value` into a term or a problem. Names of terms, browsers, groups and snapshots are
// case-insensitive.
import { dayNear } from '@/domain/Day';
import { nearest } from '@/domain/nearMatches';
import { parseSpan } from './parseSpan';
import { problemAt, type ProblemFound } from './ProblemFound';
import type { Bound, DayRange, Term } from './Query';
import { quoteValue } from './quoteValue';
import {
  CORE_BROWSERS,
  DECISIONS,
  findTermName,
  LIMITED_KINDS,
  STATUSES,
  TERM_NAMES,
  type TermName,
  TERMS,
  YES_NO,
} from './terms.data';

/** Names that exist in the catalogue and that a query may get wrong. */
export interface QueryNames {
  readonly groups: readonly QueryName[];
  readonly snapshots: readonly QueryName[];
}

export interface QueryName {
  readonly slug: string;
  /** Alternative spellings: a group's full path, a snapshot's name. */
  readonly aliases: readonly string[];
}

export interface Value {
  readonly text: string;
  readonly isPhrase: boolean;
  readonly start: number;
  readonly end: number;
}

interface WrittenTerm {
  readonly name: string;
  readonly start: number;
  /** One value for every term except `available_date`, which has a browser and days. */
  readonly values: readonly Value[];
}

/** @throws ProblemFound */
export function readTerm(
  { name, start, values }: WrittenTerm,
  text: string,
  names?: QueryNames,
): Term {
  const kind = findTermName(name);
  if (kind === undefined) throw unknownTerm(name, start, values[0]!, text);
  const reader = new TermReader(kind, text, names);
  return reader.read(values);
}

function unknownTerm(name: string, start: number, value: Value, text: string): ProblemFound {
  const [near] = nearest(
    name,
    TERM_NAMES.map((known) => ({ row: known, names: [known] })),
    1,
  );
  if (near)
    return problemAt(
      text,
      `There is no term “${name}:”. Did you mean “${near}:”?`,
      start,
      start + name.length,
      near,
    );
  const message = `There is no term “${name}:”. To search for text with a colon, quote it.`;
  return problemAt(
    text,
    message,
    start,
    value.end,
    `"${text.slice(start, value.end).replace(/["\\]/g, '')}"`,
  );
}

/** `>=95`, `95`, `>95%` */
const BOUND = /^(>=|>|<=|<|=)?(\d{1,3}(?:\.\d{1,6})?)%?$/;
/** `80..95`, `80%..95%` */
const BOUNDS = /^(\d{1,3}(?:\.\d{1,6})?)%?\.\.(\d{1,3}(?:\.\d{1,6})?)%?$/;

class TermReader {
  constructor(
    private readonly kind: TermName,
    private readonly text: string,
    private readonly names: QueryNames | undefined,
  ) {}

  read([first, second]: readonly Value[]): Term {
    const value = this.filled(first!);
    const { kind } = this;
    switch (kind) {
      case 'available_on':
      case 'missing':
      case 'missing_only':
        return { kind, browser: this.readOneOf(CORE_BROWSERS, value, 'browser') };
      case 'available_date': {
        const browser = this.readOneOf(CORE_BROWSERS, value, 'browser');
        return {
          kind,
          browser,
          days: this.days(
            this.filled(second ?? { text: '', isPhrase: false, start: value.end, end: value.end }),
          ),
        };
      }
      case 'baseline_date':
      case 'widely_date':
        return { kind, days: this.days(value) };
      case 'baseline_status':
      case 'baseline_status_published':
        return { kind, status: this.readOneOf(STATUSES, value, 'Baseline status') };
      case 'kind':
        return { kind, value: this.readOneOf(LIMITED_KINDS, value, 'kind') };
      case 'discouraged':
        return { kind, value: this.readOneOf(YES_NO, value, 'answer') };
      case 'decision':
        return { kind, value: this.readOneOf(DECISIONS, value, 'decision') };
      case 'coverage':
        return { kind, bounds: this.bounds(value) };
      case 'group':
        return { kind, value: this.named(this.names?.groups, value) };
      case 'snapshot':
        return { kind, value: this.named(this.names?.snapshots, value) };
      default:
        return { kind, value: value.text };
    }
  }

  private filled(value: Value): Value {
    if (value.text.trim() !== '') return { ...value, text: value.text.trim() };
    const { example } = TERMS[this.kind];
    throw problemAt(
      this.text,
      `“${this.kind}:” needs a value right after the colon, as in ${example}.`,
      value.start,
      value.end,
    );
  }

  private readOneOf<T extends string>(known: readonly T[], value: Value, noun: string): T {
    const found = known.find((candidate) => candidate === value.text.toLowerCase());
    if (found !== undefined) return found;
    const [near] = nearest(
      value.text,
      known.map((candidate) => ({ row: candidate, names: [candidate] })),
      1,
    );
    const expected = near ? `Did you mean “${near}”?` : `Choose from ${known.join(', ')}.`;
    throw this.problem(`There is no ${noun} “${excerpt(value.text)}”. ${expected}`, value, near);
  }

  private named(known: readonly QueryName[] | undefined, value: Value): string {
    const written = value.text.toLowerCase();
    if (known === undefined) return written;
    const found = known.find(({ slug, aliases }) =>
      [slug, ...aliases].some((name) => name.toLowerCase() === written),
    );
    if (found) return found.slug;
    // Reversed, so that the newest of equally similar editions wins.
    const [near] = nearest(
      written,
      known.toReversed().map(({ slug, aliases }) => ({ row: slug, names: [slug, ...aliases] })),
      1,
    );
    throw this.problem(
      `There is no ${this.kind} “${excerpt(value.text)}”.${near ? ` Did you mean “${near}”?` : ''}`,
      value,
      near,
    );
  }

  private days(value: Value): DayRange {
    const [from = '', to = from, ...rest] = value.text.split('..');
    if (rest.length > 0 || from === '' || to === '') {
      const day = rest.length === 0 ? dayNear(from || to) : undefined;
      throw this.problem(
        'Write two dates, a year or a month: 2024-01-01..2024-12-31, 2024 or 2024-06.',
        value,
        day && `${day}..${day}`,
      );
    }
    const [first, last] = [parseSpan(from), parseSpan(to)];
    if (first === undefined || last === undefined) {
      const near = [dayNear(from), dayNear(to)] as const;
      throw this.problem(
        `“${excerpt(first === undefined ? from : to)}” is not a calendar date. Write dates like 2024-12-31.`,
        value,
        near[0] && near[1] && inOrder(near[0], near[1]).join('..'),
      );
    }
    if (first.from > last.to)
      throw this.problem(
        `The range runs backwards: ${from} is after ${to}.`,
        value,
        `${to}..${from}`,
      );
    return { from: first.from, to: last.to };
  }

  private bounds(value: Value): readonly Bound[] {
    const text = value.text.replace(/\s+/g, '');
    const [, operator = '>=', limit] = BOUND.exec(text) ?? [];
    if (limit !== undefined) {
      const known = operator === '=' ? '>=' : (operator as Bound['operator']);
      return [{ operator: known, percent: this.percent(limit, value) }];
    }
    const [, low, high] = BOUNDS.exec(text) ?? [];
    if (low === undefined || high === undefined)
      throw this.problem('Write a percentage such as >=95 or 80..95.', value);
    const bounds = [
      { operator: '>=', percent: this.percent(low, value) },
      { operator: '<=', percent: this.percent(high, value) },
    ] as const;
    if (bounds[0].percent > bounds[1].percent)
      throw this.problem(
        `The range runs backwards: ${low} is more than ${high}.`,
        value,
        `${high}..${low}`,
      );
    return bounds;
  }

  private percent(text: string, value: Value): number {
    if (Number(text) <= 100) return Number(text);
    throw this.problem(`“${excerpt(text)}” is more than 100 percent.`, value);
  }

  private problem(message: string, { start, end }: Value, replacement?: string): ProblemFound {
    return problemAt(this.text, message, start, end, replacement && quoteValue(replacement));
  }
}

function inOrder(a: string, b: string): readonly string[] {
  return a < b ? [a, b] : [b, a];
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
