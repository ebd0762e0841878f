import { SelectField } from '@/client/ui/SelectField';
import styles from './ImportPreview.module.css';

/** A place whose releases fill in versions that a file lacks. */
export interface VersionPlace {
  readonly key: string;
  readonly name: string;
}

const GROUPS = [
  { label: 'World', prefix: 'world' },
  { label: 'Continents', prefix: 'continent:' },
  { label: 'Countries', prefix: 'region:' },
] as const;

interface VersionSourceProps {
  /** Audiences that are not places are ignored. */
  readonly places: readonly VersionPlace[];
  readonly place: VersionPlace | undefined;
  readonly onPlace: (place: VersionPlace | undefined) => void;
}

/** Chooses the source of missing versions, and says that they are an estimate. */
export function VersionSource({ places, place, onPlace }: VersionSourceProps) {
  return (
    <div className={styles.source}>
      <SelectField
        label="Fill in missing versions from"
        value={place?.key ?? ''}
        onChange={({ target: { value } }) => onPlace(places.find(({ key }) => key === value))}
      >
        <option value="">Nowhere: leave them unknown</option>
        {GROUPS.map(({ label, prefix }) => (
          <optgroup key={prefix} label={label}>
            {places
              .filter(({ key }) => key.startsWith(prefix))
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <p className={styles.hint}>
        {place
          ? `An estimate: each browser keeps its share from your file, spread over the versions used ${place.key === 'world' ? 'worldwide' : `in ${place.name}`}. Browsers nobody uses there stay unknown. The audience’s page says so.`
          : 'Browsers without a version count as unknown in every answer.'}
      </p>
    </div>
  );
}
