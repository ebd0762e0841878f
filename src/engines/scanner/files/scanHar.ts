// A HAR, as a browser's developer tools save it → its bodies as files, and the keys of its response
// headers.
import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import type { SourceFile } from '@/engines/scanner/SourceFile';
import { decodeSource } from './decodeSource';
import type { Language } from './languageOf';

type HarHeader = { readonly name?: unknown; readonly value?: unknown } | null;

/** Untrusted: anyone can write one. */
type HarEntry = {
  readonly request?: { readonly url?: unknown } | null;
  readonly response?: {
    readonly headers?: unknown;
    readonly content?: {
      readonly text?: unknown;
      readonly encoding?: unknown;
      readonly mimeType?: unknown;
    } | null;
  } | null;
} | null;

const KINDS: readonly (readonly [RegExp, Language])[] = [
  [/\bcss\b/, 'css'],
  [/manifest\+json/, 'manifest'],
  [/javascript|ecmascript/, 'js'],
  [/\bhtml\b/, 'html'],
  [/svg/, 'svg'],
];

/** @throws ScanProblem if the text is not a HAR */
export function scanHar(text: string, table: ScanTable, scan: FileScan): SourceFile[] {
  const entries = readEntries(text);
  const headers = new Map(
    [...table.children('http.headers')].map(([name, node]) => [name.toLowerCase(), node]),
  );
  const files = new Map<string, SourceFile>();
  for (const entry of entries) {
    const { request, response } = entry ?? {};
    const list: readonly HarHeader[] = Array.isArray(response?.headers) ? response.headers : [];
    for (const header of list) {
      const { name, value } = header ?? {};
      const node = typeof name === 'string' ? headers.get(name.toLowerCase()) : undefined;
      if (!node) continue;
      if (node.hasData) scan.add(node, 0, 0, 'ignored');
      const words = new Set(
        String(value)
          .toLowerCase()
          .match(/[\w-]+/g) ?? [],
      );
      addWords(node, words, scan);
    }
    const file = toFile(request?.url, response?.content);
    if (file && !files.has(file.name)) files.set(file.name, file);
  }
  return [...files.values()];
}

/** `SameSite=Lax` is a key below a key. */
function addWords(node: ScanNode, words: ReadonlySet<string>, scan: FileScan): void {
  for (const child of node.children.values()) {
    if (!words.has(child.name.toLowerCase())) continue;
    if (child.hasData) scan.add(child, 0, 0, 'ignored');
    addWords(child, words, scan);
  }
}

function readEntries(text: string): readonly HarEntry[] {
  let har: unknown;
  try {
    har = JSON.parse(text);
  } catch {
    throw new ScanProblem('It is not a HAR: it is not JSON.');
  }
  const entries = (har as { readonly log?: { readonly entries?: unknown } } | null)?.log?.entries;
  if (!Array.isArray(entries)) throw new ScanProblem('It is not a HAR: it has no list of entries.');
  return entries as readonly HarEntry[];
}

function toFile(
  url: unknown,
  content: NonNullable<NonNullable<HarEntry>['response']>['content'],
): SourceFile | undefined {
  const { text, mimeType, encoding } = content ?? {};
  if (typeof url !== 'string' || typeof text !== 'string' || typeof mimeType !== 'string')
    return undefined;
  const language = KINDS.find(([pattern]) => pattern.test(mimeType.toLowerCase()))?.[1];
  if (!language || text === '') return undefined;
  const body = encoding === 'base64' ? decodeBase64(text) : text;
  return body === undefined
    ? undefined
    : {
        name: url.replace(/[?#].*$/s, ''),
        language,
        text: body.replace(/^\uFEFF/, ''),
        isShipped: true,
      };
}

function decodeBase64(text: string): string | undefined {
  try {
    return decodeSource(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
