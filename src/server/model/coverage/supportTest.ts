// A feature and an audience → code that tests for it, such as `@supports selector(:has(*))`. Easy to get
// wrong: a feature has many keys, and the test for one may pass where most of the others are missing.
// So the key is chosen whose support comes closest to the feature’s, and none if all are far off.
import type { Audience } from '@/domain/Audience';
import { getGoverningShare } from '@/domain/governingShare';
import { SupportState } from '@/domain/SupportState';
import { suggestGuard } from '@/engines/scanner/forReports';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { getFeatureCoverage } from './coverage';
import { isNamesake } from './isNamesake';
import { forEachSpan } from './supportOfSet';

export interface SupportTest {
  readonly key: CompatKey;
  /** To copy: `@supports … { }` or `if (…) { }`. */
  readonly code: string;
  /** Those in whose browsers it passes: a share of the whole audience, 0–1. */
  readonly share: number;
}

/** More may not pass the test although the feature doesn’t work for them: a share, 0–1. */
const MAX_MISLED = 0.03;

/** Undefined if code can’t tell who has it. */
export function getSupportTest(
  catalogue: Catalogue,
  feature: Feature,
  audience: Audience,
  linePercent: number,
): SupportTest | undefined {
  const { reading } = getGoverningShare(
    getFeatureCoverage(catalogue, feature, audience),
    linePercent,
  );
  const works = catalogue.browsers.map((browser) => {
    const states = statesOf(catalogue, catalogue.featureSupport, feature, browser);
    return states.map((state) => (isEnough(state, reading) ? 1 : 0));
  });
  const tests = feature.keys.filter(isTestable).flatMap((key) => {
    const code = suggestGuard(key.path);
    // Of some keys, the test only asks for what they belong to.
    return code === undefined || (key.parent && suggestGuard(key.parent.path) === code)
      ? []
      : [{ code, ...judgeTest(catalogue, key, works, audience) }];
  });
  const good = tests.filter(({ misled }) => misled <= MAX_MISLED);
  const inCss = isMostlyCss(feature) ? good.filter(({ key }) => isInCss(key)) : [];
  const [best] = (inCss.length > 0 ? inCss : good).sort(
    (a, b) =>
      getError(a) - getError(b) ||
      Number(isNamesake(b.key, feature)) - Number(isNamesake(a.key, feature)) ||
      a.key.path.length - b.key.path.length,
  );
  return best && { key: best.key, code: best.code, share: best.share };
}

/** Tests that hardly differ are as good as one another. */
const getError = ({ misled, missed }: { readonly misled: number; readonly missed: number }) =>
  Math.round((misled + missed) / STEP);

const STEP = 0.01;

const isTestable = ({ hasData, path }: CompatKey): boolean => hasData && !NOT_IN_WINDOWS.test(path);

const isInCss = ({ path }: CompatKey): boolean => path.startsWith('css.');

/** Style sheets ask by `@supports`; the interfaces of its rules are no reason to ask by script. */
const isMostlyCss = ({ keys }: Feature): boolean =>
  keys.filter(({ path }) => /^(?:css\.|api\.CSS)/.test(path)).length * 2 >= keys.length;

/** Interfaces that only workers and worklets have: a test for them fails in every page. */
const NOT_IN_WINDOWS =
  /^api\.(?:Clients?|WindowClient|\w*GlobalScope|Worker(?:Location|Navigator)|AudioWorkletProcessor|Extendable\w*|(?:Fetch|Install|Notification|Push|Sync|PeriodicSync|BackgroundFetch|BackgroundFetchUpdateUI|PaymentRequest|CanMakePayment|RTCTransform)Event|FileReaderSync|FileSystemSyncAccessHandle|Paint(?:RenderingContext2D|Size)|RTCRtpScriptTransformer)(?:\.|$)/;

/** Where most people have the feature only in part, a test for all of it would turn them away. */
const isEnough = (state: number, reading: 'ALL' | 'MOST' | 'WITH_PART'): boolean =>
  state === SupportState.FULL || (reading !== 'ALL' && state > SupportState.UNKNOWN);

/** A prefix or another name doesn’t pass. */
const passes = (state: number): boolean =>
  state === SupportState.FULL || state === SupportState.PARTIAL;

function judgeTest(
  catalogue: Catalogue,
  key: CompatKey,
  works: readonly Uint8Array[],
  { weights }: Audience,
) {
  const judged = { key, share: 0, misled: 0, missed: 0 };
  for (const browser of catalogue.browsers) {
    const working = works[browser.index]!;
    const passing = passesIn(catalogue, key, browser);
    browser.releases.forEach(({ unit }, index) => {
      const weight = weights[unit]!;
      if (passing[index]) judged.share += weight;
      if (passing[index] && !working[index]) judged.misled += weight;
      if (!passing[index] && working[index]) judged.missed += weight;
    });
  }
  return judged;
}

/** A value passes only where its property does: where that needs a prefix, the value’s own data doesn’t say so. */
function passesIn(
  catalogue: Catalogue,
  key: CompatKey,
  browser: Catalogue['browsers'][number],
): readonly boolean[] {
  const states = statesOf(catalogue, catalogue.keySupport, key, browser);
  const property = VALUE.test(key.path) && key.parent?.hasData ? key.parent : key;
  const around = statesOf(catalogue, catalogue.keySupport, property, browser);
  return Array.from(states, (state, index) => passes(state) && passes(around[index]!));
}

const VALUE = /^css\.properties\.[^.]+\./;

function statesOf(
  catalogue: Catalogue,
  matrix: Catalogue['featureSupport'],
  subject: Feature | CompatKey,
  browser: Catalogue['browsers'][number],
): Uint8Array {
  const states = new Uint8Array(browser.releases.length);
  forEachSpan(catalogue, matrix, subject, browser, (state, from, until) =>
    states.fill(state, from, until),
  );
  return states;
}
