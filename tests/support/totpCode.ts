import { createHmac } from 'node:crypto';

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a key in base 32 (RFC 6238). */
export function totpCode(key: string, now = Date.now()): string {
  const bits = [...key].map((one) => BASE_32.indexOf(one).toString(2).padStart(5, '0')).join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', Buffer.from(bytes)).update(counter).digest();
  const start = hash.at(-1)! & 15;
  const number = hash.readUInt32BE(start) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
