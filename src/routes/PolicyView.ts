import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import type { Preferences } from '@/domain/preferences';
import type { PageAddress } from './PageAddress';
import { withSearch } from './withSearch';

/** What the address of a policy says beside its audience and line. */
export interface PolicyView {
  /** Slugs, or what somebody took for them. */
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

/** @param path another answer about the same policy: `/policy.json`, `/policy/eslint.json` */
export function policyHref(
  view: Partial<PolicyView> & { readonly preferences?: Preferences } = {},
  path = '/policy',
): string {
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
