import type { SubmitEvent } from 'react';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import styles from '@/client/ui/Form.module.css';

interface ReplaceKeyProps {
  readonly name: string;
  readonly isPending: boolean;
  readonly onKey: (key: string) => void;
}

export function ReplaceKey({ name, isPending, onKey }: ReplaceKeyProps) {
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onKey(formText(new FormData(event.currentTarget), 'key'));
  }

  return (
    <details>
      <summary>{`Replace the key of ${name}`}</summary>
      <form className={styles.form} onSubmit={send}>
        <TextField label="New key" name="key" required isMono autoComplete="off" />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={isPending}>
            Replace it, and ask again
          </Button>
        </div>
      </form>
    </details>
  );
}
