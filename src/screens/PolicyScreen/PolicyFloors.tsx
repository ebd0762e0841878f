import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import type {
  PolicyFloors_policy$data,
  PolicyFloors_policy$key,
} from '@/__generated__/PolicyFloors_policy.graphql';
import { formatList } from '@/domain/formatList';
import { formatPercent } from '@/domain/formatPercent';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { parseNames, policyHref, type PolicyView } from '@/routes/PolicyView';
import { KeptPreferences } from '@/sections/KeptPreferences';
import { SectionFailure } from '@/sections/SectionFailure';
import { Button } from '@/ui/Button';
import { Section } from '@/ui/Section';
import { SelectField } from '@/ui/SelectField';
import { cells, Table } from '@/ui/Table';
import { TextField } from '@/ui/TextField';
import { FloorSlider } from './FloorSlider';
import styles from './PolicyFloors.module.css';

type Policy = Caught<PolicyFloors_policy$data>;

interface PolicyFloorsProps {
  readonly policy: PolicyFloors_policy$key;
  readonly view: PolicyView;
}

/**
 * The oldest release of each browser that must work, and what it costs. A GET form, so that floors
 * can be moved without scripts.
 */
export function PolicyFloors({ view, ...props }: PolicyFloorsProps) {
  const result = useFragment(
    graphql`
      fragment PolicyFloors_policy on Policy @catch {
        floors {
          browser {
            slug
            name
          }
          release {
            version
          }
          lostShare
          choices {
            release {
              version
            }
            lostShare
          }
        }
        givenUp {
          browser {
            name
          }
          lostShare
        }
      }
    `,
    props.policy,
  );
  const router = useRouter();
  if (!result.ok) return <SectionFailure what="The floors" errors={result.errors} />;
  const { floors, givenUp } = result.value;

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(addressOf(new FormData(event.currentTarget)));
  }

  return (
    <Section title="Browsers that must work" id="floors">
      <form
        key={JSON.stringify(view)}
        action={href.policy()}
        aria-label="The policy"
        onSubmit={show}
      >
        <FloorTable floors={floors} view={view} />
        {givenUp.length > 0 && (
          <p
            className={styles.givenUp}
          >{`Given up: ${formatList(givenUp.map(({ browser, lostShare }) => `${browser.name} (${formatPercent(lostShare)})`))}.`}</p>
        )}
        <Terms view={view} />
      </form>
    </Section>
  );
}

function FloorTable({ floors, view }: Pick<Policy, 'floors'> & { readonly view: PolicyView }) {
  return (
    <Table caption="The oldest release of each browser that must work" narrow="scroll">
      <thead>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">From version</th>
          <th scope="col" className={cells.number}>
            People lost
          </th>
          <th scope="col" className={styles.move}>
            What if?
          </th>
        </tr>
      </thead>
      <tbody>
        {floors.map(({ browser, release, lostShare, choices }) => (
          <tr key={browser.slug}>
            <th scope="row">
              <Link href={href.browser(browser.slug)}>{browser.name}</Link>
            </th>
            <td>
              <Link href={href.release(browser.slug, release.version)}>{release.version}</Link>
            </td>
            <td className={cells.number}>{formatPercent(lostShare)}</td>
            <td className={styles.move}>
              <FloorSlider
                browser={browser}
                version={release.version}
                isMoved={view.floors.some((floor) => floor.startsWith(`${browser.slug}:`))}
                choices={choices.map((choice) => ({
                  version: choice.release.version,
                  lostShare: choice.lostShare,
                }))}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Terms({ view }: { readonly view: PolicyView }) {
  return (
    <div className={styles.terms}>
      <SelectField label="Give up" name="rule" defaultValue={view.rule === 'GAIN' ? 'gain' : ''}>
        <option value="">the oldest releases first</option>
        <option value="gain">what gains most features for the people lost</option>
      </SelectField>
      <TextField
        label="Adopted features"
        name="adopt"
        defaultValue={view.adopt.join(', ')}
        hint="Ids, separated by commas"
        spellCheck={false}
      />
      <TextField
        label="Declined features"
        name="decline"
        defaultValue={view.decline.join(', ')}
        hint="Ids, separated by commas"
        spellCheck={false}
      />
      <KeptPreferences />
      <p className={styles.ways}>
        <Button type="submit" variant="primary">
          Show this policy
        </Button>
        {view.floors.length > 0 && (
          <Link href={policyHref({ ...view, floors: [] })}>Floors as the rule says</Link>
        )}
      </p>
    </div>
  );
}

/** Where the browser itself would send the form, without what is empty. */
function addressOf(fields: FormData): string {
  const text = (name: string) => fields.getAll(name).map(String).join();
  const [audience, line] = [text('audience'), Number(text('line'))];
  return policyHref({
    adopt: parseNames(text('adopt')),
    decline: parseNames(text('decline')),
    rule: text('rule') === 'gain' ? 'GAIN' : 'AGE',
    floors: parseNames(text('floors')),
    ...(audience !== '' && line > 0 && { preferences: { audience, linePercent: line } }),
  });
}
