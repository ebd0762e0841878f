import type { AudienceOption } from '@/client/sections/groupPresets';
import { browserslistOption } from '@/client/sections/matchingOptions';
import { isAndroidSpread } from '@/domain/Audience';

/** An audience key, split into the choices a reader makes separately. */
export interface AudienceChoice {
  readonly option: AudienceOption;
  /**
   * True if all of Chrome on Android counts as its newest release, instead of being spread over
   * releases.
   */
  readonly isAndroidLatest: boolean;
}

const ANDROID_LATEST = ';android=latest';

export function parseChoice(key: string, presets: readonly AudienceOption[]): AudienceChoice {
  if (key.startsWith('browserslist:'))
    return { option: browserslistOption(key), isAndroidLatest: false };
  if (key.startsWith('platforms:'))
    return { option: { key, name: key, kind: 'PLATFORMS' }, isAndroidLatest: false };
  if (key.startsWith('custom:'))
    return {
      option: presets.find((own) => own.key === key) ?? {
        key,
        name: 'A shared audience',
        kind: 'CUSTOM',
      },
      isAndroidLatest: false,
    };
  const isAndroidLatest = key.endsWith(ANDROID_LATEST);
  const presetKey = isAndroidLatest ? key.slice(0, -ANDROID_LATEST.length) : key;
  const preset = presets.find(
    (candidate) => candidate.key.toLowerCase() === presetKey.toLowerCase(),
  );
  return {
    option: preset ?? { key: presetKey, name: presetKey, kind: 'BASELINE' },
    isAndroidLatest,
  };
}

export function toKey({ option, isAndroidLatest }: AudienceChoice): string {
  return isAndroidLatest && isAndroidSpread(option.kind)
    ? `${option.key}${ANDROID_LATEST}`
    : option.key;
}
