import type {
  FloorTable_policy$data,
  FloorTable_policy$key,
} from '@/__generated__/FloorTable_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { PolicyView } from '@/domain/routes/policy';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { costWords, type KnownValue } from './costWords';
import { FloorSlider } from './FloorSlider';
import styles from './PolicyFloors.module.css';

type Floor = Caught<FloorTable_policy$data>['floors'][number];

interface FloorTableProps {
  readonly policy: FloorTable_policy$key;
  readonly view: PolicyView;
}

export function FloorTable({ view, ...props }: FloorTableProps) {
  const result = useFragment(
    graphql`
      fragment FloorTable_policy on Policy @catch {
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
          basis
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
      }
    `,
    props.policy,
  );
  if (!result.ok) return <SectionFailure what="The table of floors" errors={result.errors} />;
  return (
    <DataTable
      caption="The oldest release of each browser that must work"
      columns={getColumns(result.value.value, view)}
      rows={result.value.floors}
      getKey={({ browser }) => browser.slug}
    />
  );
}

function getColumns(
  value: KnownValue | null | undefined,
  view: PolicyView,
): readonly Column<Floor>[] {
  return [
    {
      heading: 'Browser',
      cell: ({ browser }) => <Link href={href.browser(browser.slug)}>{browser.name}</Link>,
    },
    {
      heading: 'From version',
      cell: ({ browser, basis, release: { version } }) => (
        <>
          <Link href={href.release(browser.slug, version)}>{version}</Link>
          {basis === 'ENGINE' && ' by engine'}
          {basis === 'NONE' && ' only one seen'}
        </>
      ),
    },
    {
      heading: 'People lost',
      className: cells.number,
      cell: ({ lostShare }) => formatPercent(lostShare),
    },
    ...(value ? [valueColumn(value)] : []),
    {
      heading: 'What if?',
      className: styles.move,
      cell: (floor) => (
        <FloorSlider
          browser={floor.browser}
          version={floor.release.version}
          isMoved={view.floors.some((moved) => moved.startsWith(`${floor.browser.slug}:`))}
          choices={getChoices(floor, value)}
        />
      ),
    },
  ];
}

function valueColumn({ name, step }: KnownValue): Column<Floor> {
  return {
    heading: `${name} lost`,
    className: cells.number,
    cell: ({ lostShare, lostValueShare }) =>
      lostShare > 0 ? formatValueShare(lostValueShare ?? 0, step) : 'none',
  };
}

/** Every release as a floor, and then no support, each with its cost. */
function getChoices(
  { choices, browserShare, browserValueShare }: Floor,
  value: KnownValue | null | undefined,
) {
  const dropped = { lostShare: browserShare, lostValueShare: browserValueShare };
  return [
    ...choices.map(({ release, ...cost }) => ({
      version: release.version,
      cost: costWords(cost, value),
    })),
    { version: 'none', cost: costWords(dropped, value) },
  ];
}
