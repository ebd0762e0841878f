import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import type {
  PolicyFloors_policy$data,
  PolicyFloors_policy$key,
} from '@/__generated__/PolicyFloors_policy.graphql';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { cells, Table } from '@/client/ui/Table';
import { TextField } from '@/client/ui/TextField';
import { formatList, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { policyFormHref, policyHref, type PolicyView } from '@/domain/routes/policy';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { costWords } from './costWords';
import { FloorSlider } from './FloorSlider';
import styles from './PolicyFloors.module.css';
import { TermsFields } from './TermsFields';

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
        value {
          name
          step
        }
        floors {
          browser {
            slug
            name
          }
          release {
            version
          }
          lostShare
          lostValueShare
          browserShare
          browserValueShare
          choices {
            release {
              version
            }
            lostShare
            lostValueShare
          }
        }
        givenUp {
          browser {
            name
          }
          lostShare
          lostValueShare
        }
      }
    `,
    props.policy,
  );
  const router = useRouter();
  if (!result.ok) return <SectionFailure what="The floors" errors={result.errors} />;
  const { floors, givenUp, value } = result.value;

  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(policyFormHref(new FormData(event.currentTarget)));
  }

  return (
    <Section title="Browsers that must work" id="floors">
      <form
        key={JSON.stringify(view)}
        action={href.policy()}
        aria-label="The policy"
        className={value ? styles.valued : styles.form}
        onSubmit={show}
      >
        {floors.length > 0 && <FloorTable floors={floors} value={value} view={view} />}
        <OtherFloors floors={floors} view={view} />
        {givenUp.length > 0 && (
          <p
            className={styles.givenUp}
          >{`Given up: ${formatList(givenUp.map(({ browser, ...cost }) => `${browser.name} (${costWords(cost, value)})`))}.`}</p>
        )}
        <Terms view={view} />
      </form>
    </Section>
  );
}

/** Floors set by hand that have no row in the table, such as those of browsers that are given up. */
function OtherFloors({ floors, view }: Pick<Policy, 'floors'> & { readonly view: PolicyView }) {
  const isInTable = (floor: string) =>
    floors.some(({ browser }) => floor.startsWith(`${browser.slug}:`));
  return view.floors
    .filter((floor) => !isInTable(floor))
    .map((floor) => <input key={floor} type="hidden" name="floors" value={floor} />);
}

type FloorTableProps = Pick<Policy, 'floors' | 'value'> & { readonly view: PolicyView };

function FloorTable({ floors, value, view }: FloorTableProps) {
  return (
    <Table caption="The oldest release of each browser that must work">
      <thead>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">From version</th>
          <th scope="col" className={cells.number}>
            People lost
          </th>
          {value && (
            <th scope="col" className={cells.number}>
              {`${value.name} lost`}
            </th>
          )}
          <th scope="col" className={styles.move}>
            What if?
          </th>
        </tr>
      </thead>
      <tbody>
        {floors.map(({ browser, release, lostShare, lostValueShare, choices, ...whole }) => (
          <tr key={browser.slug}>
            <th scope="row">
              <Link href={href.browser(browser.slug)}>{browser.name}</Link>
            </th>
            <td>
              <Link href={href.release(browser.slug, release.version)}>{release.version}</Link>
            </td>
            <td className={cells.number}>{formatPercent(lostShare)}</td>
            {value && (
              <td className={cells.number}>
                {lostShare > 0 ? formatValueShare(lostValueShare ?? 0, value.step) : 'none'}
              </td>
            )}
            <td className={styles.move}>
              <FloorSlider
                browser={browser}
                version={release.version}
                isMoved={view.floors.some((floor) => floor.startsWith(`${browser.slug}:`))}
                choices={[
                  ...choices.map((choice) => ({
                    version: choice.release.version,
                    cost: costWords(choice, value),
                  })),
                  {
                    version: 'none',
                    cost: costWords(
                      { lostShare: whole.browserShare, lostValueShare: whole.browserValueShare },
                      value,
                    ),
                  },
                ]}
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
      {view.other && <TermsFields prefix="other-" terms={view.other} />}
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
