// Proven keys at a node, from the inside out.
import {
  isProven,
  NOTHING_PROVEN,
  type Proven,
  provesNothing,
  union,
} from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { Guard } from '@/engines/scanner/ScanUse';
import { isNamedIn } from './askedNames';
import type { JsNode } from './JsNode';

/** A proof that holds at a node. */
export interface Held {
  readonly proven: Proven;
  readonly guard: Guard;
  readonly guardAt: number;
  readonly around: Held | undefined;
  readonly isCaught: boolean;
  /** Names in its condition that ask for support by their words. */
  readonly asked?: readonly string[];
}

/** Proofs in a branch of a condition; those around it if the condition proves nothing. */
export function hold(
  around: Held | undefined,
  proven: Proven,
  by: JsNode,
  guard: Guard = 'feature-test',
  asked: readonly string[] = [],
): Held | undefined {
  if (provesNothing(proven) && asked.length === 0) return around;
  return { proven, guard, guardAt: by.start, around, isCaught: around?.isCaught ?? false, asked };
}

/** Proofs in a `try`, which catches what is thrown in it. */
export function holdCaught({ start }: JsNode, around: Held | undefined): Held {
  return { proven: NOTHING_PROVEN, guard: 'caught', guardAt: start, around, isCaught: true };
}

/** Everything that is proven there, from the inside out. */
export function collectProven(innermost: Held | undefined): Proven {
  let proven = NOTHING_PROVEN;
  for (let held = innermost; held; held = held.around) proven = union(proven, held.proven);
  return proven;
}

function findHolder(held: Held | undefined, key: ScanNode): Held | undefined {
  let caught: Held | undefined;
  for (let holder = held; holder; holder = holder.around) {
    if (holder.guard === 'caught') caught ??= holder;
    else if (isProven(holder.proven, key)) return holder;
  }
  return caught;
}

/** The guard of a use there. @param base where the text begins in its file */
export function findGuard(
  key: ScanNode,
  held: Held | undefined,
  base: number,
): { readonly guard: Guard; readonly guardAt: number } | undefined {
  const holder = findHolder(held, key);
  return holder && { guard: holder.guard, guardAt: base + holder.guardAt };
}

/** The place of a condition that asks for a key by the words of a name. */
export function findAsked(key: ScanNode, held: Held | undefined): number | undefined {
  for (let holder = held; holder; holder = holder.around)
    if (holder.asked?.length && isNamedIn(key, holder.asked)) return holder.guardAt;
  return undefined;
}

/** The guard of a member of an unknown object: any test of the name, on whatever object. */
export function findNamedGuard(
  key: ScanNode,
  held: Held | undefined,
  base: number,
): ReturnType<typeof findGuard> {
  for (let holder = held; holder; holder = holder.around)
    for (const member of holder.proven.members ?? [])
      if (member.endsWith(`.${key.name}`))
        return { guard: holder.guard, guardAt: base + holder.guardAt };
  return findGuard(key, held, base);
}

export function withoutCatch(held: Held): Held | undefined {
  if (held.guard !== 'caught')
    return { ...held, around: held.around && withoutCatch(held.around), isCaught: false };
  return held.around && withoutCatch(held.around);
}

/** True if a branch never continues after itself. */
export function isExit(node: JsNode): boolean {
  if (/^(?:Return|Throw|Continue|Break)Statement$/.test(node.type)) return true;
  if (node.type !== 'BlockStatement') return false;
  const last = (node.body as readonly JsNode[]).at(-1);
  return last !== undefined && isExit(last);
}
