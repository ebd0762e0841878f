/** The random part of `custom:<id>`: 128 bits as URL-safe base 64, so that nobody can guess one. */
const OWN_KEY = /^\s*custom:\s?([\w-]{22})\s*$/;

const OWN_KEYS = /custom:\s?([\w-]{22})(?![\w-])/g;

/** The id in the key of an own audience; undefined for every other key. */
export function ownAudienceId(key: string): string | undefined {
  return OWN_KEY.exec(key)?.[1];
}

/** The ids of all own audiences a text names, such as an operation and its variables. */
export function ownAudienceIds(text: string): readonly string[] {
  return text.includes('custom:')
    ? [...new Set([...text.matchAll(OWN_KEYS)].map(([, id]) => id!))]
    : [];
}
