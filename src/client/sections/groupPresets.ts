import type { OptionGroup } from '@/client/ui/useCombobox';
import type { AudienceKind } from '@/domain/Audience';

/** An audience to choose from. */
export interface AudienceOption {
  readonly key: string;
  readonly name: string;
  readonly kind: AudienceKind;
}

const GROUPS: readonly { readonly kinds: readonly AudienceKind[]; readonly heading: string }[] = [
  { kinds: ['CUSTOM'], heading: 'Your own' },
  { kinds: ['WORLD', 'CONTINENT'], heading: 'World and continents' },
  { kinds: ['REGION'], heading: 'Countries and regions' },
  { kinds: ['BASELINE'], heading: 'Baseline targets' },
];

/** Groups presets by kind, in the given order. */
export function groupPresets(
  presets: readonly AudienceOption[],
): readonly OptionGroup<AudienceOption>[] {
  return GROUPS.map(({ kinds, heading }) => ({
    heading,
    options: presets.filter(({ kind }) => kinds.includes(kind)),
  })).filter(({ options }) => options.length > 0);
}
