import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { type Platform, PLATFORM_NAMES } from '@/domain/platforms.data';
import type { AudienceOption } from './groupPresets';
import styles from './PlatformFields.module.css';
import { type PlatformShares, readShares } from './platformShares';
import { PresetOptions } from './PresetOptions';

const FIRST: readonly Platform[] = ['ios', 'android', 'desktop'];
const MORE: readonly Platform[] = ['windows', 'macos', 'linux', 'other'];

const PLACES: ReadonlySet<string> = new Set(['WORLD', 'CONTINENT', 'REGION']);

interface PlatformFieldsProps {
  readonly value: PlatformShares;
  readonly onChange: (value: PlatformShares) => void;
  readonly presets: readonly AudienceOption[];
}

/** Three numbers that add up to 100, or some more, and the place that says the rest. */
export function PlatformFields({ value, onChange, presets }: PlatformFieldsProps) {
  const fields = (platforms: readonly Platform[]) => (
    <div className={styles.numbers}>
      {platforms.map((platform) => (
        <TextField
          key={platform}
          label={LABELS[platform] ?? PLATFORM_NAMES[platform]}
          inputMode="decimal"
          autoComplete="off"
          suffix="%"
          value={value.percents[platform] ?? ''}
          onChange={({ target }) =>
            onChange({ ...value, percents: { ...value.percents, [platform]: target.value } })
          }
        />
      ))}
    </div>
  );
  const places = presets.filter(({ kind }) => PLACES.has(kind));
  return (
    <div className={styles.fields}>
      {fields(FIRST)}
      <details open={MORE.some((platform) => value.percents[platform] !== undefined)}>
        <summary>Windows, macOS and others</summary>
        {fields(MORE)}
      </details>
      <p role="status" className={styles.sum}>
        {readShares(value).sentence}
      </p>
      <SelectField
        label="Browsers and versions as in"
        hint="≈ An estimate: each platform keeps your share."
        value={value.from}
        onChange={({ target }) => onChange({ ...value, from: target.value })}
      >
        {places.length > 0 ? (
          <PresetOptions presets={places} />
        ) : (
          <option value={value.from}>{value.from === 'world' ? 'World' : value.from}</option>
        )}
      </SelectField>
    </div>
  );
}

const LABELS: Readonly<Partial<Record<Platform, string>>> = {
  desktop: 'Desktop',
  other: 'Other',
};
