import type { useAudienceOptions_preset$key } from '@/__generated__/useAudienceOptions_preset.graphql';
import { useOwnAudiences } from '@/browser/device/ownAudiences';
import { graphql, readInlineData } from '@/relay/hooks';
import type { AudienceOption } from './groupPresets';

/** The reader's own audiences, then the presets. */
export function useAudienceOptions(
  presets: readonly useAudienceOptions_preset$key[],
): readonly AudienceOption[] {
  const own = useOwnAudiences();
  return [
    ...own.map(({ key, name }) => ({ key, name, kind: 'CUSTOM' as const })),
    ...readPresets(presets),
  ];
}

/** Only the presets. */
export function readPresets(
  presets: readonly useAudienceOptions_preset$key[],
): readonly AudienceOption[] {
  return presets.map((preset) => {
    const { key, name, kind } = readInlineData(
      graphql`
        fragment useAudienceOptions_preset on AudiencePreset @inline {
          key
          name
          kind
        }
      `,
      preset,
    );
    return { key, name, kind };
  });
}
