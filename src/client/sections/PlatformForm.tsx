import { type FormEvent, useState } from 'react';
import { Button } from '@/client/ui/Button';
import type { AudienceOption } from './groupPresets';
import { PlatformFields } from './PlatformFields';
import styles from './PlatformFields.module.css';
import { NO_SHARES, readShares } from './platformShares';

interface PlatformFormProps {
  readonly presets: readonly AudienceOption[];
  readonly action: string;
  /** Takes the key of the audience. */
  readonly onKey: (key: string) => void;
}

/** Makes an audience of shares by platform. Nothing is saved: the numbers are its key. */
export function PlatformForm({ presets, action, onKey }: PlatformFormProps) {
  const [shares, setShares] = useState(NO_SHARES);
  const { key } = readShares(shares);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (key !== undefined) onKey(key);
  }

  return (
    <form className={styles.fields} onSubmit={submit}>
      <PlatformFields value={shares} onChange={setShares} presets={presets} />
      <noscript>
        <p>
          This form needs JavaScript. Without it, enter “60 % iOS, 40 % Android” as an audience.
        </p>
      </noscript>
      <div>
        <Button type="submit" disabled={key === undefined}>
          {action}
        </Button>
      </div>
    </form>
  );
}
