import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import styles from './AudienceForm.module.css';

export type AudienceWay = 'list' | 'file' | 'platforms';

const WAYS: readonly (readonly [way: AudienceWay, words: string])[] = [
  ['list', 'A place'],
  ['file', 'Your analytics'],
  ['platforms', 'Platforms'],
];

interface WayFieldProps {
  readonly value: AudienceWay;
  readonly onChange: (way: AudienceWay) => void;
}

/** Chooses what one knows about the people: where they are, a count of them, or three numbers. */
export function WayField({ value, onChange }: WayFieldProps) {
  return (
    <div role="radiogroup" aria-label="Who is it for?" className={styles.ways}>
      {WAYS.map(([way, words]) => (
        <label key={way}>
          <VisuallyHidden>
            <input type="radio" name="way" checked={value === way} onChange={() => onChange(way)} />
          </VisuallyHidden>
          {words}
        </label>
      ))}
    </div>
  );
}
