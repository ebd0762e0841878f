// An answer as a text on disk: a line with its operation and time, then its records.
import type { DecodedOperation } from './decodeOperation';
import type { EncodedOperation } from './encodedOperation';
import { STORABLE_TYPES } from './storableTypes.data';

export interface Entry {
  readonly identifier: string;
  /** Milliseconds since 1970 when the answer came. */
  readonly fetchedAt: number;
  readonly usedAt: number;
  /** As `toEntryText` makes it. */
  readonly text: string;
}

/**
 * True if it answers its operation by itself, and every record is of a type that others may read.
 */
export function isStorable({ records, isComplete }: DecodedOperation): boolean {
  if (!isComplete) return false;
  for (const { __typename } of records.values()) if (!STORABLE_TYPES.has(__typename)) return false;
  return true;
}

export function toEntryText(
  { identifier, fetchedAt }: Pick<Entry, 'identifier' | 'fetchedAt'>,
  encoded: EncodedOperation,
): string {
  return `${JSON.stringify([identifier, fetchedAt])}\n${JSON.stringify(encoded)}`;
}

interface Header {
  readonly identifier: string;
  readonly fetchedAt: number;
  readonly text: string;
  /** Where in the text the records begin. */
  readonly start: number;
}

export function readHeader(text: string | undefined): Header | undefined {
  const end = text?.indexOf('\n') ?? -1;
  if (text === undefined || end < 0) return undefined;
  try {
    const header: unknown = JSON.parse(text.slice(0, end));
    if (!Array.isArray(header)) return undefined;
    const [identifier, fetchedAt] = header as unknown[];
    return typeof identifier === 'string' && typeof fetchedAt === 'number'
      ? { identifier, fetchedAt, text, start: end + 1 }
      : undefined;
  } catch {
    return undefined;
  }
}
