import { readFileSync } from 'node:fs';
import { decodeSource, isVideo } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';

type Source =
  | { readonly text: string }
  | { readonly text?: undefined; readonly leftOut: 'video' }
  | { readonly text?: undefined; readonly leftOut?: undefined; readonly problem: string };

/** The text of a file, the reason to leave it out, or a sentence about the problem. */
export function readSource({ path, content }: Pick<FoundFile, 'path' | 'content'>): Source {
  try {
    const bytes = content ?? readFileSync(path);
    const text = decodeSource(bytes);
    if (text !== undefined) return { text };
    return isVideo(bytes) ? { leftOut: 'video' } : { problem: 'It is binary, not text.' };
  } catch (cause) {
    return { problem: `It cannot be read: ${(cause as Error).message}.` };
  }
}
