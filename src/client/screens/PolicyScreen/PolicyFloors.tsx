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
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { policyFormHref, policyHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { costWords } from './costWords';
import { FloorTable } from './FloorTable';
import { HiddenTerms } from './HiddenTerms';
import { NamesField } from './NamesField';
import styles from './PolicyFloors.module.css';
import { RuleField } from './RuleField';

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
          }
        }
        ...FloorTable_policy
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
        {floors.length > 0 && <FloorTable policy={result.value} view={view} />}
        <OtherFloors floors={floors} view={view} />
        {givenUp.length > 0 && <p className={styles.givenUp}>{givenUpSentence(givenUp, value)}</p>}
        <Terms view={view} />
      </form>
    </Section>
  );
}

function givenUpSentence(givenUp: Policy['givenUp'], value: Policy['value']): string {
  const known = value && { name: value.name, step: value.step };
  const named = givenUp.map(
    ({ browser, lostShare, lostValueShare }) =>
      `${browser.name} (${costWords({ lostShare, lostValueShare }, known)})`,
  );
  return `Given up: ${formatList(named)}.`;
}

/** Floors set by hand that have no row in the table, such as those of unsupported browsers. */
function OtherFloors({ floors, view }: Pick<Policy, 'floors'> & { readonly view: PolicyView }) {
  const isInTable = (floor: string) =>
    floors.some(({ browser }) => floor.startsWith(`${browser.slug}:`));
  return view.floors
    .filter((floor) => !isInTable(floor))
    .map((floor) => <input key={floor} type="hidden" name="floors" value={floor} />);
}

function Terms({ view }: { readonly view: PolicyView }) {
  return (
    <div className={styles.terms}>
      <RuleField label="Give up" name="rule" rule={view.rule} />
      <NamesField label="Adopted features" name="adopt" names={view.adopt} />
      <NamesField label="Declined features" name="decline" names={view.decline} />
      <KeptPreferences />
      {view.other && <HiddenTerms prefix="other-" terms={view.other} />}
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
