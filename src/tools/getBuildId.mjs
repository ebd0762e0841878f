import { hashFiles } from './hashFiles.mjs';

/** Everything that the build of the pages depends on. */
export const PAGE_INPUTS = [
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'relay.config.json',
  'schema.graphql',
  'data',
  'pages',
  'public',
  'src',
];

/**
 * The same for the same sources, so that their builds are the same in any folder. Digits only: ad
 * blockers refuse addresses with “ad”.
 */
export const getBuildId = () => BigInt(`0x${hashFiles(PAGE_INPUTS).slice(0, 16)}`).toString();
