// A decision's own conditions for a review. Pitfall: a condition that holds already would never
// become news, so it is refused.
import { reachesLine } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/format';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { invalid } from './checkText';
import type { Observation } from './Observation';

export interface ConditionDraft {
  readonly askAtPercent?: number | null | undefined;
  /** A browser, by slug. */
  readonly askWhenShipped?: string | null | undefined;
}

export type Conditions = Required<Pick<DecisionRow, 'ask_at_percent' | 'ask_when_shipped'>>;

export const NO_CONDITIONS: Conditions = { ask_at_percent: null, ask_when_shipped: null };

type State = DecisionRow['state'];

/** @throws Refusal TEXT_INVALID */
export function checkConditions(
  catalogue: Catalogue,
  state: State,
  { askAtPercent = null, askWhenShipped = null }: ConditionDraft,
): Conditions {
  if (state === 'PROPOSED' && askAtPercent !== null) throw notOfProposals('askAtPercent');
  if (state === 'PROPOSED' && askWhenShipped !== null) throw notOfProposals('askWhenShipped');
  if (askAtPercent !== null && !(askAtPercent > 0 && askAtPercent <= 100))
    throw invalid('askAtPercent', 'Write a percentage above 0 and up to 100, such as 97.');
  if (askWhenShipped !== null && !isBrowserToCome(catalogue, askWhenShipped))
    throw invalid(
      'askWhenShipped',
      `“${askWhenShipped.slice(0, 40)}” is not a browser that still gets releases. Choose one from the list, such as safari.`,
    );
  return { ask_at_percent: askAtPercent, ask_when_shipped: askWhenShipped };
}

/** Servers such as Node.js have releases, too, but nobody reads pages with them. */
function isBrowserToCome(catalogue: Catalogue, slug: string): boolean {
  const { currentRelease, type } = catalogue.browserBySlug(slug) ?? {};
  return currentRelease != null && type !== 'SERVER';
}

const notOfProposals = (field: string) =>
  invalid(field, 'A proposal waits for an answer anyway. Leave this to the person who decides.');

/** @throws Refusal TEXT_INVALID where a condition holds already */
export function refuseMetConditions(
  catalogue: Catalogue,
  state: State,
  { ask_at_percent: percent, ask_when_shipped: slug }: Conditions,
  { share, support }: Pick<Observation, 'share' | 'support'>,
): void {
  if (percent !== null && isMet(state, share, percent))
    throw invalid(
      'askAtPercent',
      `${formatPercent(share, percent)} can use it already. Write a number ${state === 'ADOPTED' ? 'below' : 'above'} that.`,
    );
  if (slug !== null && support[slug])
    throw invalid(
      'askWhenShipped',
      `${browserName(catalogue, slug)} ships it already. Choose another browser, or none.`,
    );
}

const isMet = (state: State, share: number, percent: number): boolean =>
  reachesLine(share, percent) === (state !== 'ADOPTED');

/** The line that a decision is measured by: its own number, or the project's. */
export const getDecisionLine = (
  { ask_at_percent }: { readonly ask_at_percent?: number | null | undefined },
  linePercent: number,
): number => ask_at_percent ?? linePercent;

/** The slug where the data do not know it. */
const browserName = (catalogue: Catalogue, slug: string): string =>
  catalogue.browserBySlug(slug)?.name ?? slug;

/** In the words of `conditionSentences`. */
export const namedConditions = (
  catalogue: Catalogue,
  { ask_at_percent, ask_when_shipped }: Pick<DecisionRow, 'ask_at_percent' | 'ask_when_shipped'>,
) => ({
  askAtPercent: ask_at_percent,
  askWhenShipped: ask_when_shipped == null ? null : browserName(catalogue, ask_when_shipped),
});
