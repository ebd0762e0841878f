import type {
  ComparedTerms_policies$data,
  ComparedTerms_policies$key,
} from '@/__generated__/ComparedTerms_policies.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { formatCount, formatLine, formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import styles from './PolicyFloors.module.css';

type Policy = Caught<ComparedTerms_policies$data[number]['row']>;

interface ComparedTermsProps {
  /** This policy and the other. */
  readonly policies: ComparedTerms_policies$key;
}

/** The terms of two policies, and how many people and features each one supports. */
export function ComparedTerms(props: ComparedTermsProps) {
  const rows = useFragment(
    graphql`
      fragment ComparedTerms_policies on Policy @relay(plural: true) {
        ... @alias(as: "row") @catch {
          audience {
            key
            name
          }
          linePercent
          rule
          supportedShare
          value {
            name
            step
            supportedShare
          }
          aboveCount
          acceptedBelow {
            __typename
          }
          targets {
            syntaxYear
            builtinsYear
            engines
          }
        }
      }
    `,
    props.policies,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The terms of the two" errors={result.errors} />;
  const [here, there] = result.value as readonly [Policy, Policy];
  const known = TERMS.filter(({ detail }) => (detail(here) ?? detail(there)) !== undefined);
  return (
    <>
      <p className={styles.sentence}>{peopleSentence(here, there)}</p>
      <DataTable
        caption="The two policies"
        columns={getColumns(here, there)}
        rows={known}
        getKey={({ term }) => term}
      />
    </>
  );
}

const getColumns = (here: Policy, there: Policy): readonly Column<Term>[] => [
  { heading: <td />, cell: ({ term }) => term },
  { heading: 'This policy', cell: ({ detail }) => detail(here) ?? 'not known' },
  { heading: 'The other', cell: ({ detail }) => detail(there) ?? 'not known' },
];

interface Term {
  readonly term: string;
  /** Undefined if the audience does not know it. */
  readonly detail: (policy: Policy) => string | undefined;
}

const TERMS: readonly Term[] = [
  { term: 'Audience', detail: ({ audience }) => audience.name },
  { term: 'Line', detail: ({ linePercent }) => formatLine(linePercent) },
  {
    term: 'Dropped first',
    detail: ({ rule }) =>
      rule === 'AGE' ? 'oldest versions' : 'versions whose loss gains the most features',
  },
  { term: 'People supported', detail: ({ supportedShare }) => formatPercent(supportedShare) },
  {
    term: 'Value supported',
    detail: ({ value }) =>
      value ? `${formatValueShare(value.supportedShare, value.step)} of ${value.name}` : undefined,
  },
  {
    term: 'Features allowed',
    detail: ({ aboveCount, acceptedBelow }) => formatCount(aboveCount + acceptedBelow.length),
  },
  { term: 'JavaScript syntax', detail: ({ targets }) => `ES${targets.syntaxYear}` },
  { term: 'JavaScript built-ins', detail: ({ targets }) => `ES${targets.builtinsYear}` },
  { term: 'Build targets', detail: ({ targets }) => targets.engines.join(', ') },
];

/** Shares of two audiences are not subtracted, because they are of different people. */
function peopleSentence(here: Policy, there: Policy): string {
  if (here.audience.key !== there.audience.key)
    return `This policy supports ${formatPercent(here.supportedShare)} of ${here.audience.name}, the other ${formatPercent(there.supportedShare)} of ${there.audience.name}.`;
  const more = there.supportedShare - here.supportedShare;
  if (Math.abs(more) < LEAST_SHARE) return 'Both support the same share of the audience.';
  return `The other supports ${formatPercent(Math.abs(more))} of ${here.audience.name} ${more > 0 ? 'more' : 'less'} than this one.`;
}

/** A smaller share does not show in a figure with one decimal. */
const LEAST_SHARE = 0.0005;
