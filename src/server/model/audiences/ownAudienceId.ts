/** The random part of `custom:<id>`: 128 bits in base64url, too many to guess. */
const OWN_KEY = /^\s*custom:\s?([\w-]{22})\s*$/;

const OWN_KEYS = /custom:\s?([\w-]{22})(?![\w-])/g;

/** Undefined for any other key. */
export function ownAudienceId(key: string): string | undefined {
  return OWN_KEY.exec(key)?.[1];
}

/** Ids of all own audiences in a text, such as an operation and its variables. */
export function ownAudienceIds(text: string): readonly string[] {
  return text.includes('custom:')
    ? [...new Set([...text.matchAll(OWN_KEYS)].map(([, id]) => id!))]
    : [];
}
