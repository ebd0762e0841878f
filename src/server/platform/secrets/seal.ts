// Secrets of teams ↔ their sealed text in the database. The key is only in the environment, so a copy
// of the database opens nothing. Easy to get wrong: a sealed text is bound to its row, or someone who
// may write one row could use the secret of another.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Refusal } from '@/domain/Refusal';
import { config } from '@/server/platform/config/config';

const FORM = /^sealed:1:([\w-]+):([\w-]+):([\w-]+)$/;
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;

/**
 * @param owner names the row, such as `channel:<id>`
 * @throws Refusal SECRETS_OFF where the server has no key
 */
export function seal(text: string, owner: string, key = config().secretsKey): string {
  if (!key)
    throw new Refusal(
      'SECRETS_OFF',
      'This server keeps no secrets, because SECRETS_KEY is not set. Its operator can set it.',
    );
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey(key), nonce).setAAD(Buffer.from(owner));
  const parts = [nonce, Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])];
  return ['sealed', '1', ...[...parts, cipher.getAuthTag()].map(toText)].join(':');
}

/** Returns plain text of older programs as it is. @throws Error with the remedy */
export function unseal(sealed: string, owner: string, key = config().secretsKey): string {
  const [, nonce, body, tag] = FORM.exec(sealed) ?? [];
  if (nonce === undefined || body === undefined || tag === undefined) return sealed;
  if (!key) throw new Error(LOST);
  try {
    const decipher = createDecipheriv(CIPHER, deriveKey(key), toBytes(nonce))
      .setAAD(Buffer.from(owner))
      .setAuthTag(toBytes(tag));
    return Buffer.concat([decipher.update(toBytes(body)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new Error(LOST, { cause });
  }
}

const LOST =
  'The secret cannot be opened: SECRETS_KEY is not the one it was sealed with. Set that again, or enter the secret once more.';

const deriveKey = (key: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, 'plimsoll', 'secrets of teams', 32));

const toText = (bytes: Buffer): string => bytes.toString('base64url');

const toBytes = (text: string): Buffer => Buffer.from(text, 'base64url');
