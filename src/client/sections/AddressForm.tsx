import { type ComponentProps, type SubmitEvent, useEffect } from 'react';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { ChangeProblem } from './ChangeProblem';
import { fieldProblem } from './fieldProblem';
import { formText } from './formText';
import styles from '@/client/ui/Form.module.css';

type Change = ComponentProps<typeof ChangeProblem>;

interface AddressFormProps {
  readonly label: string;
  readonly slug: string;
  readonly state: Change['state'];
  readonly problems: Change['problems'];
  /** The page under the new address; undefined until the server has changed it. */
  readonly movedTo: string | undefined;
  readonly onChange: (slug: string) => void;
}

/** Changes the address of what a page is about, and goes on at the new one. */
export function AddressForm(props: AddressFormProps) {
  const { label, slug, state, problems, movedTo, onChange } = props;
  useEffect(() => {
    if (movedTo !== undefined) window.location.assign(movedTo);
  }, [movedTo]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(formText(new FormData(event.currentTarget), 'slug'));
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label={label}
        name="slug"
        required
        isMono
        maxLength={40}
        defaultValue={slug}
        hint="Links to the former address keep working."
        error={fieldProblem(problems, 'slug')}
      />
      <ChangeProblem state={state} problems={problems} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={state.status === 'pending'}>
          Change the URL name
        </Button>
      </div>
    </form>
  );
}
