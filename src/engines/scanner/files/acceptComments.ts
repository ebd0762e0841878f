// `plimsoll-ignore-next-line <key> -- reason`, in a comment of any language.
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex, type UseColumns } from '@/engines/scanner/ScanUse';
import { ACCEPT_MARK } from './acceptMark';

export interface AcceptComment {
  readonly key: string;
  readonly reason: string;
}

export interface WrongComment {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Reasons are shorter; a minified line is not. */
const COMMENT = /plimsoll-ignore-next-line\b([^\n\r]{0,1000})/g;

interface AcceptComments {
  /** By the line they speak of. */
  readonly comments: ReadonlyMap<number, readonly AcceptComment[]>;
  readonly wrong: readonly WrongComment[];
}

export function readAcceptComments(text: string, table: ScanTable): AcceptComments {
  const comments = new Map<number, AcceptComment[]>();
  const wrong: WrongComment[] = [];
  if (!text.includes(ACCEPT_MARK)) return { comments, wrong };
  const lines = new LineIndex(text);
  const features = new Set(table.features);
  for (const { index, 1: rest = '' } of text.matchAll(COMMENT)) {
    const place = lines.placeAt(index);
    const said = rest.replace(/\s*(?:\*\/\s*\}?|-->)\s*$/, '').trim();
    const [key = '', reason = ''] = said.split(/\s+--\s*/).map((part) => part.trim());
    const message = whatIsWrong(key, reason, table.find(key) !== undefined || features.has(key));
    const line = place.line + 1;
    if (message === undefined) comments.set(line, [...(comments.get(line) ?? []), { key, reason }]);
    else wrong.push({ ...place, message });
  }
  return { comments, wrong };
}

/** Marks the uses that a comment above them accepts. */
export function acceptByComments(uses: UseColumns, text: string, table: ScanTable): void {
  const { comments } = readAcceptComments(text, table);
  if (comments.size === 0) return;
  const lines = new LineIndex(text);
  for (let at = 0; at < uses.length; at++) {
    if (uses.guardOf(at) !== null) continue;
    const here = comments.get(lines.placeAt(uses.startAt(at)).line);
    if (!here) continue;
    const path = table.pathAt(uses.nodeAt(at));
    const isAccepted = here.some(
      ({ key }) =>
        key === path || path.startsWith(`${key}.`) || key === table.featureAt(uses.nodeAt(at)),
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
