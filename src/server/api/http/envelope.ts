// Parses and serializes Sentry envelopes: a header line, then items, each a header line and a
// payload of `length` bytes or up to the next line feed. Pitfall: lengths count bytes, not
// characters, and payloads may contain line feeds.
import { TextDecoder } from 'node:util';

interface EnvelopeItem {
  readonly header: Readonly<Record<string, unknown>>;
  readonly payload: Buffer;
}

export interface Envelope {
  readonly header: Readonly<Record<string, unknown>>;
  readonly items: readonly EnvelopeItem[];
}

const LINE_FEED = 0x0a;

/** @throws Error for malformed bytes */
export function parseEnvelope(bytes: Buffer): Envelope {
  const [headerLine, start] = lineAt(bytes, 0);
  const items: EnvelopeItem[] = [];
  for (let at = start; at < bytes.length;) {
    const [line, payloadStart] = lineAt(bytes, at);
    const header = jsonObject(line);
    const end = endOfPayload(bytes, payloadStart, header.length);
    items.push({ header, payload: bytes.subarray(payloadStart, end) });
    if (end < bytes.length && bytes[end] !== LINE_FEED)
      throw new Error('An item goes on after its length.');
    at = end + 1;
  }
  return { header: jsonObject(headerLine), items };
}

export function serializeEnvelope({ header, items }: Envelope): Buffer {
  const parts = items.flatMap((item) => [
    Buffer.from(`\n${JSON.stringify({ ...item.header, length: item.payload.length })}\n`),
    item.payload,
  ]);
  return Buffer.concat([Buffer.from(JSON.stringify(header)), ...parts]);
}

/** The line that starts at `from`, and the start of the next one. */
function lineAt(bytes: Buffer, from: number): readonly [line: Buffer, next: number] {
  const end = lineEnd(bytes, from);
  return [bytes.subarray(from, end), end + 1];
}

function lineEnd(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(LINE_FEED, from);
  return end === -1 ? bytes.length : end;
}

function endOfPayload(bytes: Buffer, start: number, length: unknown): number {
  if (length === undefined) return lineEnd(bytes, start);
  const isLength = typeof length === 'number' && Number.isSafeInteger(length) && length >= 0;
  if (!isLength || start + length > bytes.length)
    throw new Error('An item is not as long as it says.');
  return start + length;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function jsonObject(line: Buffer): Record<string, unknown> {
  const value: unknown = JSON.parse(utf8.decode(line));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A header is not an object.');
  return value as Record<string, unknown>;
}
