import { LineIndex } from '@/engines/scanner/ScanUse';

/** `3:11`, from 1. */
export function placeAt(text: string, offset: number): string {
  const { line, column } = new LineIndex(text).placeAt(offset);
  return `${line}:${column}`;
}
