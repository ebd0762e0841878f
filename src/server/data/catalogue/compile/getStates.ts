// Turns a key's support statements in one browser into one state per release. Statements may
// overlap; the greatest state wins. A browser without statements is unknown, not unsupported.
import type { SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data/types';
import { SupportState } from '@/domain/SupportState';
import type { ReleaseOrder } from './ReleaseOrder';

/** One state per release of the browser, oldest first. */
export function getStates(support: SupportStatement | undefined, order: ReleaseOrder): Uint8Array {
  const states = new Uint8Array(order.length).fill(
    support === undefined ? SupportState.UNKNOWN : SupportState.NONE,
  );

  for (const statement of support === undefined ? [] : [support].flat()) {
    raiseByStatement(states, statement, order);
  }
  return states;
}

function raiseByStatement(
  states: Uint8Array,
  statement: SimpleSupportStatement,
  order: ReleaseOrder,
): void {
  const added = getBound(statement.version_added, order);
  if (added === undefined) return;

  const removed = getBound(statement.version_removed, order);
  const end = removed?.at ?? order.length;
  const held = removed?.isUpperBound ? SupportState.UNKNOWN : stateWhileHeld(statement);

  if (added.isUpperBound) raise(states, 0, Math.min(added.at, end), SupportState.UNKNOWN);
  raise(states, added.at, end, held);
  raise(states, end, order.length, SupportState.REMOVED);
}

/** Undefined for `false` and "preview", which affect no release. */
function getBound(
  version: string | false | undefined,
  order: ReleaseOrder,
): { readonly at: number; readonly isUpperBound: boolean } | undefined {
  if (version === undefined || version === false || version === 'preview') return undefined;

  const isUpperBound = version.startsWith('≤');
  return { at: order.firstAtOrAbove(isUpperBound ? version.slice(1) : version), isUpperBound };
}

function stateWhileHeld(statement: SimpleSupportStatement): SupportState {
  if (statement.flags) return SupportState.FLAGGED;
  // Before partial support, since code that uses the standard name gets nothing from it.
  if (statement.prefix !== undefined) return SupportState.PREFIXED;
  if (statement.alternative_name !== undefined) return SupportState.RENAMED;
  return statement.partial_implementation ? SupportState.PARTIAL : SupportState.FULL;
}

function raise(states: Uint8Array, from: number, to: number, state: SupportState): void {
  for (let release = from; release < to; release += 1) {
    if (states[release]! < state) states[release] = state;
  }
}
