// A result as the fragment of an address, which browsers never send: keys, consequences, guards and
// counts, without any code or file name.
import { CONSEQUENCES, EVIDENCES, GUARDS } from '@/scanner/ScanUse';
import type { KeyCount } from '@/scanner/worker/ScanTally';
import type { ScanFindings } from './ScanFindings';
import { isCounted } from './toScanUses';

const START = '#scan=';

/** Characters; some mail programs cut longer addresses. */
const MAX_LENGTH = 8_000;

/** Version, files read, bytes, files not read, whether shortened, keys. */
type Written = readonly [1, number, number, number, 0 | 1, readonly WrittenKey[]];
type WrittenKey = readonly [string, string | 0, number, number, number, number];

/** All keys or, where those take more room than an address has, the ones that count. */
export async function writePermalink(findings: ScanFindings): Promise<string> {
  const whole = await write(findings, findings.isShortened ? 1 : 0);
  if (whole.length <= MAX_LENGTH) return whole;
  return write({ ...findings, keys: findings.keys.filter(isCounted) }, 1);
}

/** Undefined for a fragment that is no result, or a damaged one. */
export async function readPermalink(hash: string): Promise<ScanFindings | undefined> {
  if (!hash.startsWith(START)) return undefined;
  try {
    const text = await inflate(fromBase64(hash.slice(START.length)));
    const [version, readCount, readBytes, unreadCount, isShortened, keys] = JSON.parse(
      text,
    ) as Written;
    if (version !== 1) return undefined;
    return {
      readCount,
      readBytes,
      unread: Array.from({ length: unreadCount }, () => ({ name: '', reason: 'problem' }) as const),
      isShortened: isShortened === 1,
      keys: keys.map(readKey),
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
    1,
    readCount,
    readBytes,
    unread.filter(({ reason }) => reason === 'problem' || reason === 'too-slow').length,
    isShortened,
    [...keys].sort((a, b) => (a.key < b.key ? -1 : 1)).map(writeKey),
  ];
  return START + toBase64(await deflate(JSON.stringify(written)));
}

const writeKey = ({ key, feature, evidence, consequence, guard, count }: KeyCount): WrittenKey => [
  key,
  feature ?? 0,
  EVIDENCES.indexOf(evidence),
  CONSEQUENCES.indexOf(consequence),
  guard ? GUARDS.indexOf(guard) + 1 : 0,
  count,
];

const readKey = ([key, feature, evidence, consequence, guard, count]: WrittenKey): KeyCount => ({
  key,
  feature: feature || null,
  evidence: EVIDENCES[evidence] ?? 'exact',
  consequence: CONSEQUENCES[consequence] ?? 'ignored',
  guard: GUARDS[guard - 1] ?? null,
  count,
});

async function deflate(text: string): Promise<Uint8Array> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
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
