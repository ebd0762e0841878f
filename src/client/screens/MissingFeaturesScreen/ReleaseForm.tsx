import type { ReleaseForm_browser$key } from '@/__generated__/ReleaseForm_browser.graphql';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './ReleaseForm.module.css';

interface ReleaseFormProps {
  readonly browser: ReleaseForm_browser$key;
  /** The release that is shown. */
  readonly version: string;
}

/** Chooses another release of the same browser. A plain GET form, so that it needs no scripts. */
export function ReleaseForm({ version, ...props }: ReleaseFormProps) {
  const result = useFragment(
    graphql`
      fragment ReleaseForm_browser on Browser @catch {
        slug
        name
        releaseVersions
      }
    `,
    props.browser,
  );
  if (!result.ok) return <SectionFailure what="The list of releases" errors={result.errors} />;
  const { slug, name, releaseVersions } = result.value;
  return (
    <form key={version} action={missingFeaturesHref(slug)} className={styles.form}>
      <SelectField label={`I must support ${name}`} name="version" defaultValue={version}>
        {releaseVersions.toReversed().map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </SelectField>
      <KeptPreferences />
      <Button type="submit">Show what’s missing</Button>
    </form>
  );
}
