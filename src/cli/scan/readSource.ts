import { readFileSync } from 'node:fs';
import { decodeSource } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';

/** The text of a file, or a sentence about the problem. */
export function readSource({
  path,
  content,
}: Pick<FoundFile, 'path' | 'content'>):
  | { readonly text: string }
  | { readonly text?: undefined; readonly problem: string } {
  try {
    const text = decodeSource(content ?? readFileSync(path));
    return text === undefined ? { problem: 'It is binary, not text.' } : { text };
  } catch (cause) {
    return { problem: `It cannot be read: ${(cause as Error).message}.` };
  }
}
