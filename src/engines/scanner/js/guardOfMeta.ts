import type { Guard } from '@/engines/scanner/ScanUse';

/** The guard of a member of `import.meta`: a test of it anywhere in the text. */
export function guardOfMeta(
  text: string,
  name: string,
  base: number,
): { readonly guard?: Guard; readonly guardAt?: number } {
  const member = `import\\.meta\\.${name}\\b`;
  const at = text.search(
    new RegExp(`typeof\\s+${member}|${member}\\s*(?:\\?(?!\\.)|&&|\\|\\||[!=]==?)`),
  );
  return at < 0 ? {} : { guard: 'feature-test', guardAt: base + at };
}
