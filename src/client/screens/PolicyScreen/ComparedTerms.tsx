import { Table } from '@/client/ui/Table';
import { formatCount, formatLine, formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import type { ComparedPolicy, ComparedSides } from './comparedPolicy';
import styles from './PolicyFloors.module.css';

const ROWS: readonly {
  readonly term: string;
  /** Undefined if the audience does not know it. */
  readonly detail: (policy: ComparedPolicy) => string | undefined;
}[] = [
  { term: 'Audience', detail: ({ audience }) => audience.name },
  { term: 'Line', detail: ({ linePercent }) => formatLine(linePercent) },
  {
    term: 'Given up first',
    detail: ({ rule }) => (rule === 'AGE' ? 'oldest releases' : 'what gains most features'),
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

/** What two policies are made of, and what they come to. */
export function ComparedTerms({ sides }: { readonly sides: ComparedSides }) {
  const rows = ROWS.filter(({ detail }) => sides.some((side) => detail(side) !== undefined));
  return (
    <>
      <p className={styles.sentence}>{peopleSentence(sides)}</p>
      <Table caption="The two policies">
        <thead>
          <tr>
            <td />
            <th scope="col">This policy</th>
            <th scope="col">The other</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, detail }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              {sides.map((side, index) => (
                <td key={index}>{detail(side) ?? 'not known'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** Shares of two audiences are not subtracted: they are of different people. */
function peopleSentence([here, there]: ComparedSides): string {
  if (here.audience.key !== there.audience.key)
    return `This policy supports ${formatPercent(here.supportedShare)} of ${here.audience.name}, the other ${formatPercent(there.supportedShare)} of ${there.audience.name}.`;
  const more = there.supportedShare - here.supportedShare;
  if (Math.abs(more) < LEAST_SHARE) return 'Both support the same share of the audience.';
  return `The other supports ${formatPercent(Math.abs(more))} of ${here.audience.name} ${more > 0 ? 'more' : 'less'} than this one.`;
}

/** Less does not show in a figure with one decimal. */
const LEAST_SHARE = 0.0005;
