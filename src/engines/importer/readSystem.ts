// Finds the system and its version in the cells about a device. Pitfall: both may be in one cell
// ("iOS 17.4", "Windows 10"), and that cell may be in either column.

import { findPlatform } from '@/domain/findPlatform';

export interface SystemCells {
  readonly os: string;
  readonly osVersion: string;
  readonly device: string;
}

export interface System {
  readonly kind: 'ios' | 'android' | 'mac' | 'other' | undefined;
  /** Empty if the file does not say. */
  readonly version: string;
  /** The kind of device, if no system is named. */
  readonly device?: 'phone' | 'desktop';
}

export const NOT_SET =
  /^(\(not set\)|\(other\)|\(data not available\)|not set|unknown|other|others|undefined|null|n\/a|none|-|)$/i;

export function readSystem({ os, osVersion, device }: SystemCells): System {
  const kind = getKind(os.trim()) ?? getKind(osVersion.trim());
  const version = readVersion(osVersion) || (kind === undefined ? '' : readVersion(os));
  if (kind !== undefined) return { kind, version };
  const platform = findPlatform(device);
  if (platform === 'mobile' || PHONE.test(device.trim())) return { kind, version, device: 'phone' };
  if (platform === 'desktop' || DESKTOP.test(device.trim()))
    return { kind, version, device: 'desktop' };
  return { kind, version };
}

/** Extracts the version: 17.2 from both `iOS 17.2` and `17_2`, 10.15 from `Intel 10.15`. */
export function readVersion(text: string): string {
  const [number = ''] = /\d+(?:[._]\d+)*/.exec(text) ?? [];
  return number.replaceAll('_', '.');
}

const PHONE = /^(mobile|tablet|smartphone|phone|phablet|mobil|móvil|celular|téléphone|handy)/i;
const DESKTOP = /^(desktop|computer|pc|laptop|ordinateur|ordenador)/i;

function getKind(cell: string): System['kind'] {
  if (/^(ios|ipados|iphone|ipad|ipod)/i.test(cell)) return 'ios';
  // HarmonyOS is Android up to version 4, and keeps its Chromium after. On KaiOS there is only
  // Firefox for phones.
  if (
    /^(android|андроид|安卓|アンドロイド|fire ?os|google tv|harmony|openharmony|kai ?os)/i.test(
      cell,
    )
  )
    return 'android';
  if (/^(mac|os x|osx|darwin)/i.test(cell)) return 'mac';
  return OTHER.test(cell) ? 'other' : undefined;
}

/**
 * True for `Windows`, `iOS 17.4` and `Mac OS X`, and false for `Android Webview`, which begins with a
 * system's name.
 */
export function isSystemName(cell: string): boolean {
  const name = cell.replace(/[\s/_-]*v?\d[\d._]*(?:\s*(?:lts|esr|beta|se|nt))?$/i, '');
  const platform = findPlatform(name);
  if (platform !== undefined) return SYSTEMS.has(platform);
  return !/brows|webview|internet|safari|chrome(?! ?os)/i.test(cell) && getKind(cell) !== undefined;
}

const SYSTEMS: ReadonlySet<string> = new Set([
  ...['ios', 'android', 'windows', 'macos', 'linux', 'chromeos'],
]);

/**
 * Matches by name, because a "platform" column may say "web", which is not a system, and a system's
 * version does not identify a system by itself.
 */
const OTHER =
  /^(win|linux|gnu|ubuntu|debian|fedora|chrome ?os|chromium ?os|cros|tizen|webos|playstation|xbox|nintendo|freebsd|openbsd|netbsd|unix|sunos|solaris|symbian|blackberry|bada|firefox ?os|fuchsia|roku|sailfish|series ?\d|x11|smart ?tv|apple tv|tvos|watchos|visionos)/i;
