// Converts the floors of a policy to what decides about polyfills: core-js's targets, and the
// options of @vitejs/plugin-legacy.
import { compareVersions } from '@/domain/compareVersions';
import { browserslistQueries } from './browserslistQueries';
import { getNeeds } from './Needs';
import { type FileSource, type PolicyFile, policyLabel, requireFloors, toJson } from './PolicyFile';
import { numericVersion } from './targets';

/**
 * Engines by the catalogue's slug, in names that both core-js and Babel take: Babel refuses a configuration
 * with a name that it does not know, and has one name for an engine on desktops and phones.
 */
const ENGINES: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  chrome_android: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  firefox_android: 'firefox',
  ie: 'ie',
  opera: 'opera',
  opera_android: 'opera_mobile',
  safari: 'safari',
  safari_ios: 'ios',
  samsunginternet_android: 'samsung',
  webview_android: 'android',
  webview_ios: 'ios',
  nodejs: 'node',
  deno: 'deno',
};

export const coreJsFile: PolicyFile = {
  name: 'core-js.json',
  type: 'application/json',
  write: (source) => {
    const targets: Record<string, string> = {};
    const unnamed: string[] = [];
    for (const { browser, release } of requireFloors(source.policy)) {
      const name = ENGINES[browser.slug];
      const version = numericVersion(release);
      if (name === undefined || version === undefined) unnamed.push(browser.name);
      else targets[name] = olderOf(version, targets[name]);
    }
    return toJson({
      '//': [policyLabel(source), ...unnamed.map((name) => `${name} is left out.`)].join(' · '),
      targets,
    });
  },
};

const olderOf = (version: string, other = version): string =>
  compareVersions(version, other) < 0 ? version : other;

/** A browser runs a module if it knows all of these; the plugin's legacy files are for the rest. */
const MODULE_KEYS = [
  'javascript.statements.import',
  'javascript.operators.import',
  'javascript.operators.import_meta',
  'javascript.statements.async_generator_function',
];

export const viteLegacyFile: PolicyFile = {
  name: 'vite-legacy.json',
  type: 'application/json',
  write: (source) => {
    const { catalogue, policy } = source;
    const { queries } = browserslistQueries(catalogue, requireFloors(policy));
    const shared = { '//': policyLabel(source) };
    return toJson(
      runsModules(source)
        ? { ...shared, renderLegacyChunks: false, modernTargets: queries, modernPolyfills: true }
        : { ...shared, renderLegacyChunks: true, targets: queries },
    );
  },
};

function runsModules({ catalogue, policy }: FileSource): boolean {
  const needs = getNeeds(catalogue, policy.audience);
  return MODULE_KEYS.every((path) => needs.isKeyMet(catalogue.keyByPath(path)!, policy.cut));
}
