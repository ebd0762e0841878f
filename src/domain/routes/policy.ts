import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { parseLinePercent, type Preferences } from '@/domain/preferences';
import { type PageAddress, withSearch } from './address';

/** The terms of a policy in its address, besides audience and line. */
export interface PolicyView {
  /** Slugs as typed; they may name no feature. */
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
  readonly rule: 'AGE' | 'GAIN';
  /** Floors set by hand: `safari:16.4`. */
  readonly floors: readonly string[];
  /** A policy to compare it with. */
  readonly other?: OtherPolicy | undefined;
}

/** In the address: `other-audience=`, `other-line=` and so on. */
export interface OtherPolicy extends Omit<PolicyView, 'other'> {
  /** The page's own where the address leaves it out, as for the line. */
  readonly audience?: string | undefined;
  readonly linePercent?: number | undefined;
}

/** Names between commas or spaces, each once. */
export function parseNames(text: string | undefined): readonly string[] {
  return [...new Set((text ?? '').split(/[\s,]+/))].filter((name) => name !== '');
}

export function parsePolicyRule(text: string | undefined): PolicyView['rule'] {
  return text?.toLowerCase() === 'gain' ? 'GAIN' : 'AGE';
}

type PolicyParameters = Pick<PageAddress, 'search' | 'params'>;

/** A form sends the floor of each browser as a parameter of its own. */
export function parsePolicyView(address: PolicyParameters): PolicyView {
  return { ...parsePolicyTerms(address), other: parseOther(address) };
}

const OTHER = 'other-';

/** One policy's own. */
export function parsePolicyTerms(
  address: PolicyParameters,
  prefix = '',
): Omit<PolicyView, 'other'> {
  return {
    adopt: parseNames(address.search(`${prefix}adopt`)),
    decline: parseNames(address.search(`${prefix}decline`)),
    rule: parsePolicyRule(address.search(`${prefix}rule`)),
    floors: parseNames(address.params(`${prefix}floors`).join()),
  };
}

function parseOther(address: PolicyParameters): OtherPolicy | undefined {
  const parameters = ['audience', 'line', 'adopt', 'decline', 'rule', 'floors'];
  if (!parameters.some((name) => address.search(`${OTHER}${name}`) !== undefined)) return undefined;
  return {
    ...parsePolicyTerms(address, OTHER),
    audience: address.search(`${OTHER}audience`),
    linePercent: parseLinePercent(address.search(`${OTHER}line`)),
  };
}

type PolicyAddress = Partial<PolicyView> & { readonly preferences?: Preferences };

/** The page. It says the audience and line it is given, since a reader's own may be others. */
export function policyHref({ preferences, other, ...terms }: PolicyAddress = {}): string {
  return toHref('/policy', {
    audience: preferences?.audience,
    line: preferences?.linePercent.toString(),
    ...writeTerms(terms, ''),
    ...(other && {
      [`${OTHER}audience`]: other.audience,
      [`${OTHER}line`]: other.linePercent?.toString(),
      ...writeTerms(other, OTHER),
    }),
  });
}

/** Where the browser itself would send a form of `/policy`, without what is empty. */
export function policyFormHref(fields: FormData): string {
  const text = (name: string) => fields.getAll(name).map(String).join();
  const view = parsePolicyView({
    search: (name) => text(name).trim() || undefined,
    params: (name) => [text(name)],
  });
  const [audience, linePercent] = [text('audience'), parseLinePercent(text('line'))];
  return policyHref({
    ...view,
    ...(audience !== '' && linePercent !== undefined && { preferences: { audience, linePercent } }),
  });
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
  return toHref(path, {
    audience: audience === DEFAULT_AUDIENCE_KEY ? undefined : audience,
    line: linePercent === DEFAULT_LINE_PERCENT ? undefined : linePercent?.toString(),
    ...writeTerms(view, ''),
  });
}

function writeTerms({ adopt, decline, rule, floors }: PolicyAddress, prefix: string) {
  return {
    [`${prefix}adopt`]: adopt?.join(),
    [`${prefix}decline`]: decline?.join(),
    [`${prefix}rule`]: rule === 'GAIN' ? 'gain' : undefined,
    [`${prefix}floors`]: floors?.join(),
  };
}

function toHref(path: string, parameters: Parameters<typeof withSearch>[1]): string {
  return withSearch(path, parameters).replaceAll('%2C', ',').replaceAll('%3A', ':');
}
