/**
 * The parts of TypeScript's libraries, and the built-ins each declares. Not here: parts with little
 * to miss (`intl`, `regexp`, `sharedmemory`, and `collection` of 2023), and those of 2025, which
 * TypeScript 5 has below other names.
 */
export const LIBRARY_PARTS: readonly {
  readonly year: number;
  readonly name: string;
  readonly builtins: readonly string[];
}[] = [
  {
    year: 2023,
    name: 'es2023.array',
    builtins: [
      'Array.findLast',
      'Array.findLastIndex',
      'Array.toReversed',
      'Array.toSorted',
      'Array.toSpliced',
      'Array.with',
      'TypedArray.findLast',
      'TypedArray.findLastIndex',
      'TypedArray.toReversed',
      'TypedArray.toSorted',
      'TypedArray.with',
    ],
  },
  {
    year: 2024,
    name: 'es2024.arraybuffer',
    builtins: [
      'ArrayBuffer.detached',
      'ArrayBuffer.maxByteLength',
      'ArrayBuffer.resizable',
      'ArrayBuffer.resize',
      'ArrayBuffer.transfer',
      'ArrayBuffer.transferToFixedLength',
    ],
  },
  { year: 2024, name: 'es2024.collection', builtins: ['Map.groupBy'] },
  { year: 2024, name: 'es2024.object', builtins: ['Object.groupBy'] },
  { year: 2024, name: 'es2024.promise', builtins: ['Promise.withResolvers'] },
  { year: 2024, name: 'es2024.string', builtins: ['String.isWellFormed', 'String.toWellFormed'] },
];
