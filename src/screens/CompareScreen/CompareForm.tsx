import { useRouter } from 'next/router';
import { useId, useState, type FormEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type {
  CompareForm_query$data,
  CompareForm_query$key,
} from '@/__generated__/CompareForm_query.graphql';
import { Link } from '@/relay/Link';
import type { ReleaseName } from '@/screens/sections/compareHref';
import { KeptPreferences } from '@/screens/sections/KeptPreferences';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';

import { viewHref, type CompareView } from './compareAddress';
import styles from './CompareForm.module.css';

/** Chooses the two releases: a GET form, which scripts turn into a navigation that keeps the page. */
export function CompareForm({
  view,
  ...props
}: {
  readonly query: CompareForm_query$key;
  readonly view: CompareView;
}) {
  const { browsers, left, right } = useFragment(
    graphql`
      fragment CompareForm_query on Query {
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
  const router = useRouter();

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
    );
    void router.push(`/browsers/compare?${new URLSearchParams(filled).toString()}`);
  }

  return (
    // A new key for other releases: what stands in the form is what the page compares, after going back as well.
    <form
      key={JSON.stringify([view.left, view.right])}
      action="/browsers/compare"
      aria-label="Releases to compare"
      className={styles.form}
      onSubmit={compare}
    >
      <ReleaseFields
        name="left"
        legend="Compare"
        release={view.left}
        browsers={browsers}
        known={left}
      />
      <ReleaseFields
        name="right"
        legend="with"
        release={view.right}
        browsers={browsers}
        known={right}
      />
      {view.list === 'keys' && <input type="hidden" name="list" value="keys" />}
      <KeptPreferences />
      <p className={styles.ways}>
        <Button type="submit" variant="primary">
          Compare
        </Button>
        <Link href={viewHref({ ...view, left: view.right, right: view.left, page: 1 })}>
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
  readonly browsers: CompareForm_query$data['browsers'];
  /** The browser of this side, with its versions; absent where there is none of that name. */
  readonly known: CompareForm_query$data['left'];
}

function ReleaseFields({ name, legend, release, browsers, known }: ReleaseFieldsProps) {
  const listId = useId();
  const [chosen, setChosen] = useState(release.browser);
  // Only the versions of the browser that is compared are here; another one's would be wrong suggestions.
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
