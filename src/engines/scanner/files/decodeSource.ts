/**
 * Bytes → text, without the byte order mark; undefined if the bytes are not text. Unmarked bytes
 * are UTF-8 if they can be, else Windows-1252, as browsers guess.
 */
export function decodeSource(bytes: Uint8Array): string | undefined {
  const text = decode(bytes);
  return text === undefined ? undefined : withLineFeeds(text);
}

/**
 * A lone carriage return ends a line in every language that is read, so it counts as a line feed
 * everywhere.
 */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}

function decode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.subarray(0, 8192).includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const PACKET = 188;
const SYNC = 0x47;

/** True for a stream of MPEG packets: segments of video are named `.ts`, too. */
export function isVideo(bytes: Uint8Array): boolean {
  return bytes[0] === SYNC && bytes[PACKET] === SYNC && bytes[2 * PACKET] === SYNC;
}
