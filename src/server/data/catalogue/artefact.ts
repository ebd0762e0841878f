// The catalogue's file format: a JSON head for small entities, plus named typed arrays for large
// tables. Arrays are views of the file's buffer, so every section is 8-byte aligned. Pitfall: never
// write to the buffer.
import { createHash } from 'node:crypto';

const MAGIC = 'PLIMSOLL';
/** Of everything after it. */
const DIGEST_START = 16;
const PREAMBLE_BYTES = 48;
const ARRAY_TYPES = { Uint8Array, Uint16Array, Uint32Array, Float64Array } as const;

/** Raised by hand whenever a section or the head changes its meaning. */
export const ARTEFACT_FORMAT = 5;

type SectionArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

interface SectionEntry {
  readonly name: string;
  readonly type: keyof typeof ARRAY_TYPES;
  /** In bytes, from the first section. */
  readonly offset: number;
  readonly length: number;
}

/**
 * Layout: magic, format and length of the table of contents (little-endian), the SHA-256 of what
 * follows, the table of contents as JSON, then the sections in the given order.
 */
export function encodeArtefact(
  head: object,
  sections: Readonly<Record<string, SectionArray>>,
): Uint8Array {
  const arrays = { head: encodeJson(head), ...sections };
  const { entries, byteLength } = layOut(arrays);
  const contents = encodeJson(entries);
  const dataStart = align(PREAMBLE_BYTES + contents.length);
  const bytes = new Uint8Array(dataStart + byteLength);
  const preamble = new DataView(bytes.buffer);

  bytes.set(new TextEncoder().encode(MAGIC));
  preamble.setUint32(8, ARTEFACT_FORMAT, true);
  preamble.setUint32(12, contents.length, true);
  bytes.set(contents, PREAMBLE_BYTES);
  Object.values<SectionArray>(arrays).forEach((array, position) => {
    bytes.set(
      new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
      dataStart + entries[position]!.offset,
    );
  });
  bytes.set(digestContents(bytes), DIGEST_START);
  return bytes;
}

function digestContents(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes.subarray(PREAMBLE_BYTES)).digest();
}

/**
 * The type parameters are not checked; they must match what `encodeArtefact` wrote under the same
 * format number.
 * @throws Error with a message for the operator if the bytes are not an artefact of this format, or not as
 * they were written
 */
export function decodeArtefact<Head, Sections>(
  bytes: Uint8Array,
): { readonly head: Head; readonly sections: Sections } {
  const { entries, dataStart } = readContents(bytes);
  const sections: Record<string, SectionArray> = {};

  for (const { name, type, offset, length } of entries) {
    sections[name] = new ARRAY_TYPES[type](
      bytes.buffer as ArrayBuffer,
      bytes.byteOffset + dataStart + offset,
      length,
    );
  }
  const { head, ...tables } = sections;

  return { head: decodeJson(head!) as Head, sections: tables as Sections };
}

function readContents(bytes: Uint8Array): {
  readonly entries: readonly SectionEntry[];
  readonly dataStart: number;
} {
  const preamble = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

  if (bytes.length < PREAMBLE_BYTES || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC) {
    throw new Error(
      'This file is not a Plimsoll catalogue. Build it again with `npm run catalogue`.',
    );
  }
  const format = preamble.getUint32(8, true);
  if (format !== ARTEFACT_FORMAT) {
    throw new Error(
      `The catalogue is of format ${format}; this version of Plimsoll reads format ${ARTEFACT_FORMAT}. Build it again with \`npm run catalogue\`.`,
    );
  }
  if (!digestContents(bytes).equals(bytes.subarray(DIGEST_START, PREAMBLE_BYTES))) {
    throw new Error(
      'The catalogue is damaged: its checksum differs. Build it again with `npm run catalogue`.',
    );
  }
  const contentsEnd = PREAMBLE_BYTES + preamble.getUint32(12, true);

  return {
    entries: decodeJson(bytes.subarray(PREAMBLE_BYTES, contentsEnd)) as SectionEntry[],
    dataStart: align(contentsEnd),
  };
}

/**
 * Escapes non-ASCII characters so that the JSON decodes as Latin-1, at a fraction of the cost of
 * UTF-8.
 */
function encodeJson(value: object): Uint8Array {
  const json = JSON.stringify(value).replace(
    /[^\x00-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

  return new TextEncoder().encode(json);
}

function decodeJson({ buffer, byteOffset, byteLength }: SectionArray): unknown {
  return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'));
}

function layOut(arrays: Readonly<Record<string, SectionArray>>): {
  readonly entries: SectionEntry[];
  readonly byteLength: number;
} {
  const entries: SectionEntry[] = [];
  let offset = 0;

  for (const [name, array] of Object.entries(arrays)) {
    entries.push({
      name,
      type: array.constructor.name as keyof typeof ARRAY_TYPES,
      offset,
      length: array.length,
    });
    offset = align(offset + array.byteLength);
  }
  return { entries, byteLength: offset };
}

function align(offset: number): number {
  return Math.ceil(offset / 8) * 8;
}
