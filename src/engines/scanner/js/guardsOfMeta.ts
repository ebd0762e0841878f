import type { Guard } from '@/engines/scanner/ScanUse';

export interface MetaGuard {
  readonly guard?: Guard;
  readonly guardAt?: number;
}

const TESTS = /typeof\s+import\.meta\.(\w+)|import\.meta\.(\w+)\s*(?:\?(?!\.)|&&|\|\||[!=]==?)/g;

/** The members of `import.meta` that a text tests: a test anywhere in it guards all uses. */
export function guardsOfMeta(text: string, base: number): ReadonlyMap<string, MetaGuard> {
  const guards = new Map<string, MetaGuard>();
  for (const { 1: typed, 2: tested, index } of text.matchAll(TESTS)) {
    const name = (typed ?? tested)!;
    if (!guards.has(name)) guards.set(name, { guard: 'feature-test', guardAt: base + index });
  }
  return guards;
}
