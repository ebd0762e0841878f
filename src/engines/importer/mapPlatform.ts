import { findPlatform } from '@/domain/findPlatform';
import { PLATFORM_BROWSERS, PLATFORM_NAMES } from '@/domain/platforms.data';
import type { BrowserNames } from './BrowserNames';
import { describePlatform } from './describePlatform';
import type { LineOutcome } from './ImportedFile';
import { findRelease } from './mapBrowser';
import { readSystem } from './readSystem';
import type { Releases } from './Releases';

/**
 * A row about a system or a device. A version of iOS is a release; every other row keeps its share,
 * and its browsers are those of a place.
 */
export function mapPlatform(names: BrowserNames, releases: Releases): LineOutcome {
  const { kind, version } = readSystem(names);
  if (kind === 'ios' && version !== '')
    return findRelease('safari_ios', version, { releases, names });
  const platform =
    kind === 'mac' ? 'macos' : kind === 'other' ? otherOf(names) : (kind ?? deviceOf(names));
  const groups = platform === undefined ? [] : PLATFORM_BROWSERS[platform];
  if (platform === undefined || groups.length === 0)
    return {
      kind: 'unknown',
      name: describePlatform(names),
      reason: 'We have no data for this system.',
    };
  return {
    kind: 'versionless',
    slugs: [...new Set(groups.flatMap(([slugs]) => slugs))],
    platform,
    name: PLATFORM_NAMES[platform],
    reason: 'No browser in the file.',
  };
}

const otherOf = ({ os, osVersion }: BrowserNames) =>
  findPlatform(withoutVersion(os)) ?? findPlatform(withoutVersion(osVersion));

const deviceOf = ({ device }: BrowserNames) => {
  const platform = findPlatform(device);
  if (platform !== undefined) return platform;
  const { device: kind } = readSystem({ os: '', osVersion: '', device });
  return kind === 'phone' ? 'mobile' : kind;
};

/** `Windows 10` and `Windows NT 10.0` are Windows. */
const withoutVersion = (text: string): string =>
  text.replace(/\s+(?:nt\s*)?v?\d.*$|\s+(?:xp|vista|server|nt|rt)\b.*$/i, '');
