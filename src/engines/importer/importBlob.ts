// Reads a file of any size: a log line by line, a table as a whole.
import { CountedLog } from './CountedLog';
import { decodeText } from './decodeText';
import { type ImportedFile, ImportError, type KnownBrowsers } from './ImportedFile';
import { importFile } from './importFile';
import { findLogFormat, type LogFormat } from './logFormats';
import { Releases } from './Releases';

/** Bytes. Far more than any table of browsers needs; a larger one would exhaust the tab's memory. */
const MAX_TABLE_BYTES = 50_000_000;

const HEAD_BYTES = 65_536;

/** A longer line is no request. */
const MAX_LINE = 65_536;

/** @throws ImportError with a sentence for the reader */
export async function importBlob(file: Blob, known: KnownBrowsers): Promise<ImportedFile> {
  const isZipped = await beginsLikeGzip(file);
  const head = await readHead(bytesOf(file, isZipped));
  const format = findLogFormat(decodeText(head));
  if (format) return importLog(bytesOf(file, isZipped), format, known);
  if (file.size > MAX_TABLE_BYTES)
    throw new ImportError(
      `This file has ${Math.ceil(file.size / 1e6)} MB. A table may have 50 MB, and only access logs may be larger. Export fewer columns, or a shorter time.`,
    );
  const whole = await new Response(bytesOf(file, isZipped)).arrayBuffer();
  return importFile(decodeText(new Uint8Array(whole)), known);
}

async function beginsLikeGzip(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

const bytesOf = (file: Blob, isZipped: boolean): ReadableStream<Uint8Array<ArrayBuffer>> =>
  isZipped ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();

async function readHead(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const head: number[] = [];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    head.push(...part.value.subarray(0, HEAD_BYTES - head.length));
    if (head.length >= HEAD_BYTES) break;
  }
  await reader.cancel();
  return Uint8Array.from(head);
}

async function importLog(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  format: LogFormat,
  known: KnownBrowsers,
): Promise<ImportedFile> {
  const log = new CountedLog(format, new Releases(known));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    for (const line of lines) log.add(line);
  }
  if (rest !== '') log.add(rest);
  const counted = log.finish();
  if (counted.total === 0) throw new ImportError('This log has no request by a person.');
  return counted;
}
