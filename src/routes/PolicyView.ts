import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Preferences } from '@/domain/preferences';
import type { PageAddress } from './PageAddress';
import { withSearch } from './withSearch';

/** What the address of a policy says beside its audience and line. */
export interface PolicyView {
  /** Slugs as typed; they may name no feature. */
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
  readonly rule: 'AGE' | 'GAIN';
  /** Floors set by hand: `safari:16.4`. */
  readonly floors: readonly string[];
}

/** Names between commas or spaces, each once. */
export function parseNames(text: string | undefined): readonly string[] {
  return [...new Set((text ?? '').split(/[\s,]+/))].filter((name) => name !== '');
}

export function parsePolicyRule(text: string | undefined): PolicyView['rule'] {
  return text?.toLowerCase() === 'gain' ? 'GAIN' : 'AGE';
}

/** A form sends the floor of each browser as a parameter of its own. */
export function parsePolicyView(address: PageAddress): PolicyView {
  return {
    adopt: parseNames(address.search('adopt')),
    decline: parseNames(address.search('decline')),
    rule: parsePolicyRule(address.search('rule')),
    floors: parseNames(address.params('floors').join()),
  };
}

// Not in `href`, which every page loads.

type PolicyAddress = Partial<PolicyView> & { readonly preferences?: Preferences };

export function policyHref(view: PolicyAddress = {}): string {
  return withPolicy('/policy', view);
}

/** The same for a team's customers. */
export function policyBrowsersHref(view: PolicyAddress = {}): string {
  return withPolicy('/policy/browsers', view);
}

export function policyJsonHref(view: PolicyAddress = {}): string {
  return withPolicy('/policy.json', view);
}

/** @param name of one of its files, such as `eslint.json` */
export function policyFileHref(name: string, view: PolicyAddress = {}): string {
  return withPolicy(`/policy/${name}`, view);
}

function withPolicy(path: string, view: PolicyAddress): string {
  const { audience, linePercent } = view.preferences ?? {};
  return withSearch(path, {
    audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
    line: linePercent === DEFAULT_LINE_PERCENT ? undefined : linePercent?.toString(),
    adopt: view.adopt?.join(),
    decline: view.decline?.join(),
    rule: view.rule === 'GAIN' ? 'gain' : undefined,
    floors: view.floors?.join(),
  })
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
}
