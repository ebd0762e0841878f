import type { AudienceKind } from '@/domain/Audience';
import type { OptionGroup } from '@/ui/useCombobox';

/** An audience to choose from. */
export interface AudienceOption {
  readonly key: string;
  readonly name: string;
  readonly kind: AudienceKind;
}

const GROUPS: readonly { readonly kind: AudienceKind; readonly heading: string }[] = [
  { kind: 'CUSTOM', heading: 'Your own' },
  { kind: 'WORLD', heading: 'Everyone' },
  { kind: 'CONTINENT', heading: 'Continents' },
  { kind: 'REGION', heading: 'Countries and regions' },
  { kind: 'BASELINE', heading: 'Baseline targets' },
];

/** Groups presets by kind, in the given order. */
export function groupPresets(
  presets: readonly AudienceOption[],
): readonly OptionGroup<AudienceOption>[] {
  return GROUPS.map(({ kind, heading }) => ({
    heading,
    options: presets.filter((preset) => preset.kind === kind),
  })).filter(({ options }) => options.length > 0);
}
