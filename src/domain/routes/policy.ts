import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { plainText } from '@/domain/plainText';
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
  /** The file that the page shows, such as `eslint.json`; as typed. */
  readonly file?: string | undefined;
}

export const DEFAULT_POLICY_FILE = 'browserslistrc';

/** In the address: `other-audience=`, `other-line=` and so on. */
export interface OtherPolicy extends Omit<PolicyView, 'other' | 'file'> {
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

/** Floors with one browser’s replaced, or left to the rule without a version. */
export function moveFloor(
  floors: readonly string[],
  slug: string,
  version: string | undefined,
): readonly string[] {
  const others = floors.filter((floor) => !isFloorOf(floor, slug));
  return version === undefined ? others : [...others, `${slug}:${version}`];
}

/** The version that floors set by hand give a browser, if any. */
export function movedVersion(floors: readonly string[], slug: string): string | undefined {
  return floors.find((floor) => isFloorOf(floor, slug))?.slice(slug.length + 1);
}

const isFloorOf = (floor: string, slug: string): boolean => floor.startsWith(`${slug}:`);

/** A form sends the floor of each browser, and what it adds to a list, as a parameter of its own. */
export function parsePolicyView(address: PolicyParameters): PolicyView {
  return {
    ...parsePolicyTerms(address),
    other: parseOther(address),
    file: address.search('file'),
  };
}

const OTHER = 'other-';

/** One policy's own. */
export function parsePolicyTerms(
  address: PolicyParameters,
  prefix = '',
): Omit<PolicyView, 'other' | 'file'> {
  const names = (name: string) => parseNames(address.params(`${prefix}${name}`).join());
  return {
    adopt: names('adopt'),
    decline: names('decline'),
    rule: parsePolicyRule(address.search(`${prefix}rule`)),
    floors: names('floors'),
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
export function policyHref({ preferences, other, file, ...terms }: PolicyAddress = {}): string {
  return toHref('/policy', {
    audience: preferences?.audience,
    line: preferences?.linePercent.toString(),
    ...writeTerms(terms, ''),
    ...(other && {
      [`${OTHER}audience`]: other.audience,
      [`${OTHER}line`]: other.linePercent?.toString(),
      ...writeTerms(other, OTHER),
    }),
    file: file === DEFAULT_POLICY_FILE ? undefined : file,
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

/** In characters. */
export const MAX_TEAM_NAME = 60;

/** The name of the team in an address: one line of text, as anyone may have written it. */
export function parseTeamName(text: string | undefined): string {
  return plainText(text ?? '')
    .slice(0, MAX_TEAM_NAME)
    .trim();
}

interface CustomerPage extends PolicyAddress {
  /** The name that customers know the team by. */
  readonly team?: string;
}

/**
 * The same for a team's customers. It says audience and line even if they are the default: a
 * customer’s own are of no interest there.
 */
export function policyBrowsersHref({ preferences, team, ...terms }: CustomerPage = {}): string {
  return toHref('/policy/browsers', {
    team,
    audience: preferences?.audience,
    line: preferences?.linePercent.toString(),
    ...writeTerms(terms, ''),
  });
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
