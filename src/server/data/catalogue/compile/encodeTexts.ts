/** Concatenates texts as UTF-8: text `i` spans `starts[i]` to `starts[i + 1]`. */
export function encodeTexts(texts: readonly string[]): {
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
} {
  const encoded = texts.map((text) => Buffer.from(text));
  const starts = new Uint32Array(texts.length + 1);

  encoded.forEach((bytes, index) => {
    starts[index + 1] = starts[index]! + bytes.length;
  });
  return { starts, bytes: new Uint8Array(Buffer.concat(encoded)) };
}
