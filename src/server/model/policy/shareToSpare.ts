import type { Audience } from '@/domain/Audience';

/** Shares are sums of up to a thousand weights: what differs by less is the noise of adding. */
const SUM_NOISE = 1e-9;

/** The share of the audience, 0–1, that may be dropped while the others hold the line. */
export function shareToSpare({ trackedShare }: Audience, linePercent: number): number {
  return trackedShare * (1 - linePercent / 100) + SUM_NOISE;
}
