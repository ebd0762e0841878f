import type { PageAddress } from './PageAddress';

export function baselineHref(year?: number): string {
  return year === undefined ? '/baseline' : `/baseline/${year}`;
}

/** Undefined if the URL has no year; NaN if it is invalid. */
export function parseBaselineYear(address: PageAddress): number | undefined {
  const [text, ...rest] = address.params('year');
  if (text === undefined) return undefined;
  return /^\d{4}$/.test(text) && rest.length === 0 ? Number(text) : NaN;
}
