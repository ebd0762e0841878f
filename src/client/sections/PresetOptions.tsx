import { type AudienceOption, groupPresets } from './groupPresets';

/** The options of a select of audiences, under a heading for each kind. */
export function PresetOptions({ presets }: { readonly presets: readonly AudienceOption[] }) {
  return groupPresets(presets).map(({ heading, options }) => (
    <optgroup key={heading} label={heading}>
      {options.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </optgroup>
  ));
}
