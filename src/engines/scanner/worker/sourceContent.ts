// A file as a page hands it to a worker → its text and language, or what an archive holds.
import { decodeSource, isVideo } from '@/engines/scanner/files/decodeSource';
import { isSkipReason, type Language, languageOf } from '@/engines/scanner/files/languageOf';
import { loadOther } from '@/engines/scanner/files/loadOther';
import type { ScannedSource, ScanSource } from './ScanMessage';

/** Without the mark at the head of a text, which parsers leave out when they count. */
export async function readContent({
  content,
}: ScanSource): Promise<string | Uint8Array<ArrayBuffer>> {
  if (typeof content === 'string') return content.replace(/^\uFEFF/, '');
  return content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content;
}

/** Undefined for bytes that are not text. */
export function toText(content: string | Uint8Array): string | undefined {
  return typeof content === 'string' ? content : decodeSource(content);
}

/** The kind of bytes that are not text. */
export function findMedium(content: string | Uint8Array): 'video' | 'binary' {
  return typeof content !== 'string' && isVideo(content) ? 'video' : 'binary';
}

export async function findLanguage(source: ScanSource, text: string): Promise<Language> {
  const byName = source.language ?? languageOf(source.name);
  return isSkipReason(byName) ? (await loadOther()).guessLanguage(text) : byName;
}

export async function unzip(
  bytes: Uint8Array,
): Promise<Pick<ScannedSource, 'inner' | 'leftOut' | 'problem'>> {
  const { unpackZip } = await import(/* webpackChunkName: "scan-zip" */ './unpackZip');
  try {
    return unpackZip(bytes);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : 'it is damaged';
    return {
      inner: [],
      leftOut: [],
      problem: { message: `The archive can’t be read: ${message}.` },
    };
  }
}
