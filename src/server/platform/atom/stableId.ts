import { createHash } from 'node:crypto';

/** Never change: a new namespace would make every feed entry new to every reader. */
const NAMESPACE = Buffer.from('4808428192e94edaba8505a271667111', 'hex');

/**
 * A name-based UUID (RFC 9562, version 5) as a URN. Equal names give equal ids on every instance,
 * whatever its origin and data.
 */
export function stableId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
