import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { FeatureNameField } from '@/client/sections/FeatureNameField';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { featureSetAction } from '@/domain/routes/subjects';
import styles from './AddFeature.module.css';
import { ADD_FIELD } from './featureSetOutcome';

interface AddFeatureProps {
  readonly slugs: readonly string[];
  /** Names in the address that no feature has. If one was to be added, it stays in the field. */
  readonly unknown: readonly string[];
}

/**
 * Adds a feature by name or ID. The server answers the GET form with a redirect to the larger set,
 * so no JavaScript is needed; with it, features are suggested below the field.
 */
export function AddFeature({ slugs, unknown }: AddFeatureProps) {
  const typed = [useRouter().query[ADD_FIELD]].flat()[0]?.trim() ?? '';
  const isUnknown = unknown.includes(typed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The form has just added a feature, in another document.
    if (window.location.hash === `#${ADD_FIELD}`)
      form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, []);
  if (slugs.length >= MAX_SET_SIZE)
    return <p>{`The set is full: it holds ${MAX_SET_SIZE} features.`}</p>;
  return (
    <form ref={form} id={ADD_FIELD} action={featureSetAction(slugs)} className={styles.form}>
      <FeatureNameField
        label="Add a feature by name or id"
        name={ADD_FIELD}
        defaultValue={isUnknown ? typed : ''}
        error={
          isUnknown ? `No feature called “${typed}”. Similar names are listed above.` : undefined
        }
        required
        maxLength={100}
        suffix={<Button type="submit">Add</Button>}
        without={slugs}
        onChosen={({ form }) => form?.requestSubmit()}
      />
      <KeptPreferences />
    </form>
  );
}
