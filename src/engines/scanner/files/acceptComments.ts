// `plimsoll-ignore-next-line <key> -- reason`, in a comment of any language.
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex, type UseColumns } from '@/engines/scanner/ScanUse';
import { ACCEPT_MARK } from './acceptMark';

export interface AcceptComment {
  /** The line it speaks of, from 1. */
  readonly line: number;
  readonly key: string;
  readonly reason: string;
}

export interface WrongComment {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const COMMENT = /plimsoll-ignore-next-line\b([^\n\r]*)/g;

export function readAcceptComments(text: string, table: ScanTable) {
  const comments: AcceptComment[] = [];
  const wrong: WrongComment[] = [];
  if (!text.includes(ACCEPT_MARK)) return { comments, wrong };
  const lines = new LineIndex(text);
  const features = new Set(table.features);
  for (const { index, 1: rest = '' } of text.matchAll(COMMENT)) {
    const place = lines.placeAt(index);
    const said = rest.replace(/\s*(?:\*\/\s*\}?|-->)\s*$/, '').trim();
    const [key = '', reason = ''] = said.split(/\s+--\s*/).map((part) => part.trim());
    const message = whatIsWrong(key, reason, table.find(key) !== undefined || features.has(key));
    if (message === undefined) comments.push({ line: place.line + 1, key, reason });
    else wrong.push({ ...place, message });
  }
  return { comments, wrong };
}

/** Marks the uses that a comment above them accepts. */
export function acceptByComments(uses: UseColumns, text: string, table: ScanTable): void {
  const { comments } = readAcceptComments(text, table);
  if (comments.length === 0) return;
  const lines = new LineIndex(text);
  for (let at = 0; at < uses.length; at++) {
    if (uses.guardOf(at) !== null) continue;
    const { line } = lines.placeAt(uses.startAt(at));
    const path = table.pathAt(uses.nodeAt(at));
    const isAccepted = comments.some(
      (comment) =>
        comment.line === line &&
        (comment.key === path ||
          path.startsWith(`${comment.key}.`) ||
          comment.key === table.featureAt(uses.nodeAt(at))),
    );
    if (isAccepted) uses.guard(at, 'accepted');
  }
}

function whatIsWrong(key: string, reason: string, isKnown: boolean): string | undefined {
  const form = 'Write plimsoll-ignore-next-line css.selectors.has -- and the reason.';
  if (key === '') return `plimsoll-ignore-next-line names no key. ${form}`;
  if (!isKnown)
    return `plimsoll-ignore-next-line names “${key.slice(0, 100)}”, which is no key or feature. ${form}`;
  if (reason === '') return `plimsoll-ignore-next-line ${key} gives no reason. ${form}`;
  return undefined;
}
