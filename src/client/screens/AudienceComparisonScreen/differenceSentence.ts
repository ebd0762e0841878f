import { formatList, shownPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';

/** One audience's answer, as far as a comparison needs it. */
export interface ComparedCoverage {
  readonly audience: { readonly name: string };
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unknownShare: number;
  /** The share without full support, by browser. */
  readonly browsers: readonly BrowserShare[];
}

export interface BrowserShare {
  readonly slug: string;
  readonly name: string;
  readonly share: number;
  /** The part of the share with partial support. */
  readonly partialShare: number;
}

/** A figure with one decimal shows no smaller difference. */
const LEAST_SHARE = 0.0005;
const MAX_CAUSES = 2;

/**
 * By how much an audience differs from the first one, and the browsers that make most of it: "2.1
 * points less than World: Firefox costs 1.4 points more." Based on the displayed shares.
 */
export function differenceSentence(
  first: ComparedCoverage,
  other: ComparedCoverage,
  linePercent: number,
): string {
  const governing = [first, other].map((coverage) => getGoverningShare(coverage, linePercent));
  const [from, to] = governing.map(({ share }) => shownPercent(share, linePercent)) as [
    number,
    number,
  ];
  // Those with partial support are left out of neither share if they are in one of them.
  const isInPart = governing.some(({ reading }) => reading !== 'ALL');
  const difference = (to - from) / 100;
  if (Math.abs(difference) < LEAST_SHARE) return `The same share as ${first.audience.name}.`;
  const sign = Math.sign(difference);
  const causes = [...getLosses(other, first, isInPart)]
    .map(([name, more]) => ({ name, points: -more * sign }))
    .filter(({ points }) => points >= LEAST_SHARE)
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_CAUSES)
    .map(({ name, points }) => `${name} (${formatPoints(points)})`);
  const headline = `${formatPoints(Math.abs(difference))} ${sign > 0 ? 'more' : 'less'} than ${first.audience.name}`;
  if (causes.length === 0) return `${headline}.`;
  return `${headline}. ${sign > 0 ? 'Fewer' : 'More'} people here lack it with ${formatList(causes)}.`;
}

/** By browser, how much more of the first audience is left out than of the second. */
function getLosses(
  left: ComparedCoverage,
  right: ComparedCoverage,
  isInPart: boolean,
): ReadonlyMap<string, number> {
  const losses = new Map([['unknown releases', left.unknownShare - right.unknownShare]]);
  const add = (name: string, share: number) => losses.set(name, (losses.get(name) ?? 0) + share);
  const getLost = ({ share, partialShare }: BrowserShare) =>
    isInPart ? share - partialShare : share;
  for (const browser of left.browsers) add(browser.name, getLost(browser));
  for (const browser of right.browsers) add(browser.name, -getLost(browser));
  return losses;
}

function formatPoints(share: number): string {
  const points = (share * 100).toFixed(1);
  return `${points} ${points === '1.0' ? 'point' : 'points'}`;
}
