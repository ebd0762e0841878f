import type { KeyShares } from '@/cli/answers/Answers';
import type { CoverageShares } from '@/domain/CoverageShares';

/** Coverage of code as it is written: a prefix or another name is no part of what it asks for. */
export function sharesAsWritten(shares: KeyShares): CoverageShares {
  const { supportedShare, partialImplementationShare: partialShare, unknownShare } = shares;
  const unsupportedShare = 1 - supportedShare - partialShare - unknownShare;
  return { supportedShare, partialShare, unsupportedShare, unknownShare };
}
