import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { type PageAddress, pageParameter, withSearch } from './address';

/** The two ends of a comparison: data versions or days. */
export interface ChangesView {
  readonly from: string;
  readonly to: string;
  /** Starts at 1; the long lists page together. */
  readonly page?: number;
}

/** Between the two ends in an address, as Git and GitHub write it. */
const BETWEEN = '...';

export function changesHref(view: ChangesView): string {
  const pair = [view.from, view.to].map(encodeURIComponent).join(BETWEEN);
  return withSearch(`/changes/${pair}`, { page: pageParameter(view.page) });
}

/** The form of the page sends the ends as parameters. */
export function parseChangesView(address: PageAddress): ChangesView {
  const [from = '', to = ''] = address.param('pair').split(BETWEEN);
  return { from, to, page: address.page };
}

/** The whole comparison for scripts. */
export function changesJsonHref({ from, to }: ChangesView, audience?: string): string {
  return withSearch('/changes.json', { from, to, audience: withoutDefault(audience) });
}

/** Entries for each data version that was activated. */
export function changesFeedHref(audience?: string): string {
  return withSearch('/feeds/changes', { audience: withoutDefault(audience) });
}

function withoutDefault(audience: string | undefined): string | undefined {
  return audience === DEFAULT_AUDIENCE_KEY ? undefined : audience;
}
