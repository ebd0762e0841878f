import { useRouter } from 'next/router';
import { type FormEvent, useId, useState } from 'react';
import type {
  CompareForm_query$data,
  CompareForm_query$key,
} from '@/__generated__/CompareForm_query.graphql';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import type { CompareView, ReleaseName } from '@/domain/routes/browsers';
import { formHref } from '@/domain/routes/formHref';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './CompareForm.module.css';
import { useFocusAfterReset } from './useFocusAfterReset';

interface CompareFormProps {
  readonly query: CompareForm_query$key;
  readonly view: CompareView;
}

/** Chooses the two releases. A GET form; with JavaScript it becomes a client navigation. */
export function CompareForm({ view, ...props }: CompareFormProps) {
  const result = useFragment(
    graphql`
      fragment CompareForm_query on Query @catch {
        browsers {
          slug
          name
        }
        left: browser(slug: $leftBrowser) {
          slug
          releaseVersions
        }
        right: browser(slug: $rightBrowser) {
          slug
          releaseVersions
        }
      }
    `,
    props.query,
  );
  const releases = JSON.stringify([view.left, view.right]);
  useFocusAfterReset(releases);
  if (!result.ok)
    return <SectionFailure what="The form to choose releases" errors={result.errors} />;
  // The key resets the form when the releases change, so that it matches the page after going back,
  // too.
  return <ReleasesForm key={releases} view={view} choices={result.value} />;
}

const SIDES = [
  { side: 'left', legend: 'Compare' },
  { side: 'right', legend: 'with' },
] as const;

interface ReleasesFormProps {
  readonly view: CompareView;
  readonly choices: Caught<CompareForm_query$data>;
}

function ReleasesForm({ view, choices }: ReleasesFormProps) {
  const router = useRouter();

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(formHref(href.compare(), new FormData(event.currentTarget)));
  }

  return (
    <form
      action={href.compare()}
      aria-label="Releases to compare"
      className={styles.form}
      onSubmit={compare}
    >
      {SIDES.map(({ side, legend }) => (
        <ReleaseFields
          key={side}
          name={side}
          legend={legend}
          release={view[side]}
          browsers={choices.browsers}
          known={choices[side]}
        />
      ))}
      {view.list === 'keys' && <input type="hidden" name="list" value="keys" />}
      <KeptPreferences />
      <p className={styles.ways}>
        <Button type="submit" variant="primary">
          Compare
        </Button>
        <Link href={href.compare({ ...view, left: view.right, right: view.left, page: 1 })}>
          Swap sides
        </Link>
      </p>
    </form>
  );
}

interface ReleaseFieldsProps {
  readonly name: 'left' | 'right';
  readonly legend: string;
  readonly release: ReleaseName;
  readonly browsers: Caught<CompareForm_query$data>['browsers'];
  /** The selected browser and its versions; absent if there is no such browser. */
  readonly known: Caught<CompareForm_query$data>['left'];
}

function ReleaseFields({ name, legend, release, browsers, known }: ReleaseFieldsProps) {
  const listId = useId();
  const [chosen, setChosen] = useState(release.browser);
  // Only the compared browser's versions are loaded; for another browser they would be wrong
  // suggestions.
  const versions = chosen === known?.slug ? known.releaseVersions : [];
  return (
    <fieldset className={styles.side}>
      <legend>{legend}</legend>
      <SelectField
        label="Browser"
        name={name}
        defaultValue={known ? release.browser : ''}
        required
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        {!known && <option value="">Choose a browser</option>}
        {browsers.map(({ slug, name: browserName }) => (
          <option key={slug} value={slug}>
            {browserName}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Version"
        name={`${name}Version`}
        defaultValue={release.version}
        placeholder="current"
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
      <datalist id={listId}>
        {versions.map((version) => (
          <option key={version} value={version} />
        ))}
      </datalist>
    </fieldset>
  );
}
