import { findPlatform } from '@/domain/findPlatform';
import {
  checkMix,
  type ParsedMix,
  parsePlatformMix,
  type PlatformMix,
} from '@/domain/parsePlatformMix';
import { platformKey } from '@/domain/platformKey';
import { Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { audiencePresets } from './audiencePresets';
import { continentNames } from './places';

/** A parsed key. `key` is the canonical spelling: equal canonical keys mean the same audience. */
export type AudienceRequest =
  | UsageRequest
  | BrowserslistRequest
  | BaselineRequest
  | PlatformsRequest;

export interface UsageRequest {
  readonly kind: 'WORLD' | 'CONTINENT' | 'REGION';
  readonly key: string;
  /** As in the usage table. */
  readonly region: string;
  readonly isAndroidLatest: boolean;
}

export interface BrowserslistRequest {
  readonly kind: 'BROWSERSLIST';
  readonly key: string;
  readonly query: string;
}

export interface BaselineRequest {
  readonly kind: 'BASELINE';
  readonly key: string;
  /** `widely`, `newly` or a year. */
  readonly target: string;
  readonly isAndroidLatest: boolean;
}

export interface PlatformsRequest {
  readonly kind: 'PLATFORMS';
  readonly key: string;
  readonly mix: PlatformMix;
  /** The key of the place whose browsers and releases fill the platforms. */
  readonly from: string;
}

const ANDROID_LATEST = ';android=latest';

const FIRST_BASELINE_YEAR = 2015;

const EXAMPLES =
  'Try world, continent:eu, region:DE, baseline:widely, platforms:ios=60,android=40 or browserslist:last 2 versions.';

/**
 * Ignores case and extra white space.
 * @throws Refusal AUDIENCE_INVALID, with a public message
 */
export function parseAudienceKey(catalogue: Catalogue, key: string): AudienceRequest {
  const text = key.trim().replace(/\s+/g, ' ');
  const query = /^browserslist: ?(.*)$/i.exec(text)?.[1];
  if (query !== undefined && !isMix(query)) return parseBrowserslist(query);
  return parsePlatforms(catalogue, query ?? text) ?? parsePreset(catalogue, text);
}

/** People type shares where a query is asked for. Without “%”, `ios 15, android 85` are versions. */
const isMix = (query: string): boolean =>
  query.includes('%') && parsePlatformMix(query) !== undefined;

/** The form of a key, or a mix as people type it: “60 % iOS, 40 % Android”. */
function parsePlatforms(catalogue: Catalogue, text: string): PlatformsRequest | undefined {
  const [, written, from] = /^platforms: ?([^;]*)(?:; ?from ?= ?(.*))?$/i.exec(text) ?? [];
  const parsed = written === undefined ? parsePlatformMix(text) : parseParts(written);
  if (parsed === undefined) {
    if (/^platforms\b/i.test(text))
      throw new Refusal(
        'AUDIENCE_INVALID',
        `“${excerpt(text)}” is not an audience. Expected, for example, platforms:ios=60,android=30,desktop=10;from=region:DE.`,
      );
    return undefined;
  }
  if ('problem' in parsed) throw new Refusal('AUDIENCE_INVALID', parsed.problem);
  const place = parsePlace(catalogue, from ?? 'world');
  return {
    kind: 'PLATFORMS',
    key: platformKey(parsed.mix, place),
    mix: parsed.mix,
    from: place,
  };
}

function parseParts(written: string): ParsedMix | undefined {
  const parts = written
    .split(',')
    .map((part) => /^ ?(.+?) ?= ?(\d{1,3}(?:\.\d{1,6})?) ?$/.exec(part));
  if (parts.length > MAX_PARTS || parts.includes(null)) return undefined;
  return checkMix(
    parts.map((part) => {
      const [, word = '', number] = part!;
      return { word, number: Number(number), platform: findPlatform(word) };
    }),
  );
}

/** More than there are platforms, since iPhones and iPads may be named one by one. */
const MAX_PARTS = 20;

function parsePlace(catalogue: Catalogue, written: string): string {
  const place = parsePreset(catalogue, written);
  if (place.kind === 'BASELINE')
    throw new Refusal(
      'AUDIENCE_INVALID',
      'The browsers of platforms come from a place: `;from=` takes world, continent:eu or region:DE.',
    );
  return place.key;
}

function parseBrowserslist(query: string): BrowserslistRequest {
  if (query.includes(';')) {
    const suffix = excerpt(query.slice(query.indexOf(';')));
    throw new Refusal(
      'AUDIENCE_INVALID',
      `A browserslist query cannot have a suffix: remove “${suffix}”.`,
    );
  }
  return { kind: 'BROWSERSLIST', key: `browserslist:${query}`, query };
}

function parsePreset(catalogue: Catalogue, text: string): UsageRequest | BaselineRequest {
  const [preset = '', ...suffixes] = text.toLowerCase().split(/ ?(?=;)/);
  const isAndroidLatest = suffixes[0] === ANDROID_LATEST;
  if (suffixes.length > 1 || (suffixes.length === 1 && !isAndroidLatest)) {
    const written = excerpt(suffixes.join(''));
    throw new Refusal(
      'AUDIENCE_INVALID',
      `The only suffix of an audience is ${ANDROID_LATEST}; remove “${written}”.`,
    );
  }
  const [kind, name = ''] = preset.split(/: ?(.*)/);
  const suffix = isAndroidLatest ? ANDROID_LATEST : '';

  if (preset === 'world')
    return { kind: 'WORLD', key: `world${suffix}`, region: 'world', isAndroidLatest };
  if (kind === 'continent' && Object.hasOwn(continentNames, name)) {
    return {
      kind: 'CONTINENT',
      key: `continent:${name}${suffix}`,
      region: `alt-${name}`,
      isAndroidLatest,
    };
  }
  if (kind === 'region' && /^[a-z]{2}$/.test(name) && catalogue.usage.usageOf(name.toUpperCase())) {
    const region = name.toUpperCase();
    return { kind: 'REGION', key: `region:${region}${suffix}`, region, isAndroidLatest };
  }
  if (kind === 'baseline' && isBaselineTarget(name)) {
    return { kind: 'BASELINE', key: `baseline:${name}${suffix}`, target: name, isAndroidLatest };
  }
  throw new Refusal(
    'AUDIENCE_INVALID',
    `“${excerpt(text)}” is not an audience. ${suggestion(catalogue, preset) ?? EXAMPLES}`,
  );
}

function isBaselineTarget(target: string): boolean {
  if (!/^\d+$/.test(target)) return target === 'widely' || target === 'newly';
  const thisYear = Number(today().slice(0, 4));
  if (Number(target) >= FIRST_BASELINE_YEAR && Number(target) <= thisYear && target.length === 4)
    return true;
  throw new Refusal(
    'AUDIENCE_INVALID',
    `Baseline years go from ${FIRST_BASELINE_YEAR} to ${thisYear}; “${excerpt(target)}” is not one of them.`,
  );
}

/** Common codes that differ from ISO 3166. */
const codeAliases: Readonly<Record<string, string>> = { uk: 'gb', en: 'gb', el: 'gr' };

/**
 * People write `germany`, `DE`, `region:uk` or `continent:europe`. Suggests the nearest keys, if
 * any.
 */
function suggestion(catalogue: Catalogue, preset: string): string | undefined {
  const written = preset.slice(preset.indexOf(':') + 1).trim();
  if (written === '') return undefined;
  const code = Object.hasOwn(codeAliases, written) ? codeAliases[written]! : written;
  const presets = audiencePresets(catalogue).map(({ key, name }) => ({
    key,
    code: key.slice(key.indexOf(':') + 1).toLowerCase(),
    name: name.toLowerCase(),
  }));
  const exact = presets.filter(
    (candidate) => candidate.code === code || candidate.name === written,
  );
  const near =
    exact.length > 0 || written.length < 3
      ? exact
      : presets.filter(({ name }) => name.startsWith(written));
  const keys = near.slice(0, 3).map(({ key }) => key);
  return keys.length > 0 ? `Did you mean ${keys.join(' or ')}?` : undefined;
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
