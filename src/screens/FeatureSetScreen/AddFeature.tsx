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
  /** Whether the URL asks for an unknown feature; then the name stays in the field. */
  readonly isUnknown: (name: string) => boolean;
}

/**
 * Adds a feature by name or ID. The server answers the GET form with a redirect to the larger set,
 * so no JavaScript is needed.
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
