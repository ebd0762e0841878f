// A result as the fragment of an address, which browsers never send: keys, consequences, guards and
// counts, without any code or file name.
import { type KeyCount, SCAN_LIMITS } from '@/engines/scanner/forPage';
import { CONSEQUENCES, EVIDENCES, GUARDS } from '@/engines/scanner/forReports';
import { isPermalink, PERMALINK_START } from './isPermalink';
import type { ScanFindings } from './ScanFindings';
import { isBreaking, isCounted } from './toScanUses';

/** Characters; some mail programs cut longer addresses. */
const MAX_LENGTH = 8_000;

/** Anyone can craft a link: more than any result of a scan, and little enough for every tab. */
const READ_LIMITS = { length: 64_000, bytes: 2_000_000, keys: 20_000, keyLength: 250 } as const;

/** Version, files read, bytes, files not read, whether shortened, keys. */
type Written = readonly [2, number, number, number, 0 | 1, readonly WrittenKey[]];
/** How many letters of the key before it are repeated, the rest, evidence, and so on. */
type WrittenKey = readonly [number, string, number, number, number, number];

/** All keys or, where those take more room than an address has, fewer and fewer of those that count. */
export async function writePermalink(findings: ScanFindings): Promise<string> {
  const counted = findings.keys.filter(isCounted);
  const breaking = counted.filter(({ consequence }) => isBreaking(consequence));
  let written = '';
  for (const keys of [findings.keys, counted, breaking]) {
    const isShortened = findings.isShortened || keys !== findings.keys ? 1 : 0;
    written = await write({ ...findings, keys }, isShortened);
    if (written.length <= MAX_LENGTH) break;
  }
  return written;
}

/** Undefined if the fragment holds no result, or a damaged one. */
export async function readPermalink(hash: string): Promise<ScanFindings | undefined> {
  if (!isPermalink(hash) || hash.length > READ_LIMITS.length) return undefined;
  try {
    const text = await inflate(fromBase64(hash.slice(PERMALINK_START.length)));
    const [version, readCount, readBytes, unreadCount, isShortened, keys] = JSON.parse(
      text,
    ) as Written;
    if (version !== 2) return undefined;
    return {
      readCount: readNumber(readCount, SCAN_LIMITS.files),
      readBytes: readNumber(readBytes),
      unread: Array.from(
        { length: readNumber(unreadCount, SCAN_LIMITS.files) },
        () => ({ name: '', reason: 'problem' }) as const,
      ),
      unknown: new Map(),
      packages: [],
      isShortened: isShortened === 1,
      keys: readKeys(keys),
    };
  } catch {
    return undefined;
  }
}

async function write(
  { keys, readCount, readBytes, unread }: ScanFindings,
  isShortened: 0 | 1,
): Promise<string> {
  const written: Written = [
    2,
    readCount,
    readBytes,
    unread.filter(({ reason }) => ['problem', 'part', 'too-slow'].includes(reason)).length,
    isShortened,
    writeKeys(keys),
  ];
  return PERMALINK_START + toBase64(await deflate(JSON.stringify(written)));
}

/** Features are not written: the report names them. */
function writeKeys(keys: readonly KeyCount[]): WrittenKey[] {
  let last = '';
  return [...keys]
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ key, evidence, consequence, guard, count }) => {
      let same = 0;
      while (same < key.length && key[same] === last[same]) same++;
      last = key;
      return [
        same,
        key.slice(same),
        EVIDENCES.indexOf(evidence),
        CONSEQUENCES.indexOf(consequence),
        guard ? GUARDS.indexOf(guard) + 1 : 0,
        count,
      ];
    });
}

/** @throws unless the text is a count up to the limit. */
function readNumber(value: number, max: number = Number.MAX_SAFE_INTEGER): number {
  if (!Number.isInteger(value) || value < 0 || value > max)
    throw new RangeError(`Expected a count up to ${max}, but got ${value}.`);
  return value;
}

/** Throws for more or longer keys than there are. */
function readKeys(keys: readonly WrittenKey[]): KeyCount[] {
  readNumber(keys.length, READ_LIMITS.keys);
  let last = '';
  return keys.map(([same, rest, evidence, consequence, guard, count]) => {
    last = last.slice(0, same) + rest;
    readNumber(last.length, READ_LIMITS.keyLength);
    return {
      key: last,
      feature: null,
      evidence: EVIDENCES[evidence] ?? 'exact',
      consequence: CONSEQUENCES[consequence] ?? 'ignored',
      guard: GUARDS[guard - 1] ?? null,
      count: readNumber(count),
    };
  });
}

/** Rejects in browsers before 2023. */
async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Rejects for more than a result has: a short text can inflate to a thousand times its length. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let size = 0;
  const limit = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      size += chunk.length;
      if (size > READ_LIMITS.bytes) controller.error(new RangeError('The link is too large.'));
      else controller.enqueue(chunk);
    },
  });
  const stream = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(limit);
  return new Response(stream).text();
}

function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
