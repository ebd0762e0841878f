import { readFileSync } from 'node:fs';
import { decodeSource } from '@/engines/scanner/forCommandLine';

/** The text of a file, or a sentence about the problem. */
export function readSource(
  path: string,
): { readonly text: string } | { readonly text?: undefined; readonly problem: string } {
  try {
    const text = decodeSource(readFileSync(path));
    return text === undefined ? { problem: 'It is binary, not text.' } : { text };
  } catch (cause) {
    return { problem: `It cannot be read: ${(cause as Error).message}.` };
  }
}
