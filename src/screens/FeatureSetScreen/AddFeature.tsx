import { useRouter } from 'next/router';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { featureSetAction } from '@/routes/featureHref';
import { KeptPreferences } from '@/sections/KeptPreferences';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import styles from './AddFeature.module.css';
import { ADD_FIELD } from './featureSetOutcome';

interface AddFeatureProps {
  readonly slugs: readonly string[];
  /** Whether the address asks for a feature that nobody knows: then it stays in the field. */
  readonly isUnknown: (name: string) => boolean;
}

/**
 * Adds a feature by its name or id: a GET form that the server answers with the address of the
 * larger set, so that it needs no scripts.
 */
export function AddFeature({ slugs, isUnknown }: AddFeatureProps) {
  const typed = [useRouter().query[ADD_FIELD]].flat()[0]?.trim() ?? '';
  if (slugs.length >= MAX_SET_SIZE)
    return <p>{`The set is full: it holds ${MAX_SET_SIZE} features.`}</p>;
  return (
    <form action={featureSetAction(slugs)} className={styles.form}>
      <TextField
        label="Add a feature by name or id"
        name={ADD_FIELD}
        defaultValue={isUnknown(typed) ? typed : ''}
        error={
          isUnknown(typed)
            ? `No feature called “${typed}”. Similar names are listed above.`
            : undefined
        }
        required
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        suffix={<Button type="submit">Add</Button>}
      />
      <KeptPreferences />
    </form>
  );
}
