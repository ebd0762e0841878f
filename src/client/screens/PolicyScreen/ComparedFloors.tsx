import type {
  ComparedFloors_policies$data,
  ComparedFloors_policies$key,
} from '@/__generated__/ComparedFloors_policies.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DataTable } from '@/client/ui/DataTable';
import { formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { costWords } from './costWords';
import styles from './PolicyFloors.module.css';

type Policy = Caught<ComparedFloors_policies$data[number]['row']>;

interface ComparedFloorsProps {
  /** This policy and the other. */
  readonly policies: ComparedFloors_policies$key;
}

/** The floors of two policies where they differ, and the names of those that are equal. */
export function ComparedFloors(props: ComparedFloorsProps) {
  const rows = useFragment(
    graphql`
      fragment ComparedFloors_policies on Policy @relay(plural: true) {
        ... @alias(as: "row") @catch {
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
          }
          givenUp {
            browser {
              slug
              name
            }
            lostShare
            lostValueShare
          }
        }
      }
    `,
    props.policies,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The versions of the two" errors={result.errors} />;
  const [here, there] = result.value as readonly [Policy, Policy];
  const browsers = listBrowsers([here, there]);
  const differing = browsers.filter(({ slug }) => versionIn(here, slug) !== versionIn(there, slug));
  const same = browsers.filter((browser) => !differing.includes(browser));
  return (
    <>
      {differing.length > 0 && <FloorsTable browsers={differing} here={here} there={there} />}
      {same.length > 0 && (
        <p className={styles.same}>
          {`The same in both: ${formatList(same.map(({ slug, name }) => `${name} ${versionIn(here, slug)}`))}.`}
        </p>
      )}
    </>
  );
}

interface FloorsTableProps {
  readonly browsers: readonly Policy['floors'][number]['browser'][];
  readonly here: Policy;
  readonly there: Policy;
}

function FloorsTable({ browsers, here, there }: FloorsTableProps) {
  return (
    <DataTable
      caption="Minimum versions where the two differ"
      isCaptionVisible
      columns={[
        {
          heading: 'Browser',
          cell: ({ slug, name }) => <Link href={href.browser(slug)}>{name}</Link>,
        },
        { heading: 'This policy', cell: ({ slug }) => floorWords(here, slug) },
        { heading: 'The other', cell: ({ slug }) => floorWords(there, slug) },
      ]}
      rows={browsers}
      getKey={({ slug }) => slug}
    />
  );
}

function listBrowsers(policies: readonly Policy[]) {
  const bySlug = new Map(
    policies
      .flatMap(({ floors, givenUp }) => [...floors, ...givenUp])
      .map(({ browser }) => [browser.slug, browser] as const),
  );
  return [...bySlug.values()];
}

function versionIn({ floors, givenUp }: Omit<Policy, 'value'>, slug: string): string {
  const floor = floors.find(({ browser }) => browser.slug === slug);
  if (floor) return floor.release.version;
  return givenUp.some(({ browser }) => browser.slug === slug) ? 'not supported' : 'not in use';
}

function floorWords({ value, ...policy }: Policy, slug: string): string {
  const version = versionIn(policy, slug);
  const row = [...policy.floors, ...policy.givenUp].find(({ browser }) => browser.slug === slug);
  if (!row) return version;
  const { lostShare, lostValueShare } = row;
  const known = value && { name: value.name, step: value.step };
  return `${version}: ${costWords({ lostShare, lostValueShare }, known)}`;
}
