import { createHash } from 'node:crypto';

/** The hash that is stored of a link’s token, by us and by the library that looks for it. */
export const hashLink = (identifier: string): string =>
  createHash('sha256').update(identifier).digest('base64url');
