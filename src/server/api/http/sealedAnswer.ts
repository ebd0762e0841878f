// The answer of a mutation ↔ its stored text. An answer may contain a secret that is shown once, such
// as a new token. So the answer is encrypted with the idempotency key, which only the caller has, and
// the key is stored as a hash: the database gives neither away.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const derive = (key: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `plimsoll idempotency ${purpose}`, 32));

/** The stored form of an idempotency key: 43 characters. */
export const hashKey = (key: string): string => derive(key, 'row').toString('base64url');

export function sealAnswer(key: string, answer: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, derive(key, 'answer'), nonce);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

/** @throws Error if it was sealed with another key, or changed since */
export function openAnswer(key: string, stored: string | null): string {
  if (stored === null) return '{}';
  const bytes = Buffer.from(stored, 'base64');
  const cipher = createDecipheriv(CIPHER, derive(key, 'answer'), bytes.subarray(0, NONCE_BYTES));
  cipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    cipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    cipher.final(),
  ]).toString('utf8');
}
