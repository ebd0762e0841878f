// Floors → compiler targets: an edition of ECMAScript, and engines with their versions. Easy
// to get wrong: most browsers on Android carry an engine under a version of their own, and
// compilers know the engine only.
import { compareVersions } from '@/domain/compareVersions';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { ECMASCRIPT_EDITIONS } from './ecmascript.data';
import { LIBRARY_PARTS } from './libraryParts.data';
import { getNeeds } from './Needs';
import type { Policy } from './Policy';
import type { PolicyFloor } from './PolicyFloor';

export interface Targets {
  /** The newest edition all of whose syntax, and that of those before, works: 2022; 5 for none. */
  readonly syntaxYear: number;
  /** The same for its built-ins. */
  readonly builtinsYear: number;
  /** Parts of TypeScript's libraries of later years, all of whose built-ins work. */
  readonly libraryParts: readonly string[];
  /** Targets for esbuild and Vite, such as `chrome112`, sorted. */
  readonly engines: readonly string[];
  /** Browsers of the policy whose engine has no name there. */
  readonly unnamed: readonly PolicyFloor[];
}

export function getTargets(catalogue: Catalogue, policy: Policy): Targets {
  const engines = new Map<string, string>();
  const unnamed: PolicyFloor[] = [];
  for (const floor of policy.floors) {
    const [name, version] = getEngine(floor.release) ?? [];
    if (name === undefined || version === undefined) unnamed.push(floor);
    else {
      const known = engines.get(name);
      if (known === undefined || compareVersions(version, known) < 0) engines.set(name, version);
    }
  }
  const isMet = meetsKey(catalogue, policy);
  const areBuiltinsMet = (names: readonly string[]): boolean =>
    names.every((name) => isMet(`builtins.${name}`));
  const builtinsYear = newestYear(({ builtins }) => areBuiltinsMet(builtins));
  return {
    syntaxYear: newestYear(
      ({ syntax, syntaxInPart = [] }) =>
        syntax.every((path) => isMet(path)) &&
        syntaxInPart.every((path) => isMet(path, SupportState.PARTIAL)),
    ),
    builtinsYear,
    libraryParts: LIBRARY_PARTS.filter(
      ({ year, builtins }) => year > builtinsYear && areBuiltinsMet(builtins),
    ).map(({ name }) => name),
    engines: [...engines].map(([name, version]) => `${name}${version}`).sort(),
    unnamed,
  };
}

const ENGINE_NAMES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  ie: 'ie',
  safari: 'safari',
  safari_ios: 'ios',
  webview_ios: 'ios',
  nodejs: 'node',
  deno: 'deno',
};

/** Chrome by the version of its engine where a browser is built on it. */
function getEngine(release: Release): readonly [name: string, version: string] | undefined {
  const { browser, engine, engineVersion } = release;
  const version = numericVersion(release);
  const name = ENGINE_NAMES[browser.slug];
  if (name !== undefined) return version === undefined ? undefined : [name, version];
  if (engine === 'Blink' && engineVersion !== undefined) return ['chrome', engineVersion];
  return undefined;
}

/** A preview has no number: the newest numbered release before it. */
export function numericVersion({ browser, index }: Release): string | undefined {
  return browser.releases.slice(0, index + 1).findLast(({ version }) => /^\d/.test(version))
    ?.version;
}

function meetsKey(catalogue: Catalogue, { audience, cut }: Policy) {
  const needs = getNeeds(catalogue, audience);
  return (path: string, least?: SupportState): boolean =>
    needs.isKeyMet(catalogue.keyByPath(`javascript.${path}`)!, cut, least);
}

function newestYear(isMet: (edition: (typeof ECMASCRIPT_EDITIONS)[number]) => boolean): number {
  const short = ECMASCRIPT_EDITIONS.findIndex((edition) => !isMet(edition));
  return ECMASCRIPT_EDITIONS.at(short === -1 ? -1 : short - 1)!.year * Number(short !== 0) || 5;
}
