import type {
  LineCrossings_query$data,
  LineCrossings_query$key,
} from '@/__generated__/LineCrossings_query.graphql';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { formatLine, formatPercent } from '@/domain/format';
import { formatMonths } from '@/domain/formatDate';
import { getGoverningShare } from '@/domain/governingShare';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './LineCrossings.module.css';
import { SectionFailure } from './SectionFailure';

type Lists = Caught<LineCrossings_query$data>['lineCrossings'];
type Crossing = Lists['soon'][number] & { readonly after?: string | null };

const crossingsFragment = graphql`
  fragment LineCrossings_query on Query @catch {
    lineCrossings(audience: $audience, linePercent: $linePercent) {
      lately(first: 6) {
        on
        after
        feature {
          slug
          name
          coverage(audience: $audience) {
            supportedShare
            partialShare
            unknownShare
          }
        }
      }
      soon(first: 6) {
        on
        feature {
          slug
          name
          coverage(audience: $audience) {
            supportedShare
            partialShare
            unknownShare
          }
        }
      }
    }
  }
`;

/**
 * Features that reached the reader's line in the last six months, measured or estimated, and those
 * forecast to in the next six.
 */
export function LineCrossings(props: { readonly query: LineCrossings_query$key }) {
  const result = useFragment(crossingsFragment, props.query);
  const { linePercent } = usePreferences();
  if (!result.ok)
    return <SectionFailure what="The list of features passing your line" errors={result.errors} />;
  const { lately, soon } = result.value.lineCrossings;
  return (
    <div className={styles.pair}>
      <CrossingList
        title="Recently passed your line"
        {...{ crossings: lately, linePercent }}
        otherwise={`No feature passed ${formatLine(linePercent)} of your audience in the last six months.`}
      />
      <CrossingList
        title="About to pass your line"
        {...{ crossings: soon, linePercent }}
        otherwise={`No feature is expected to reach ${formatLine(linePercent)} of your audience in the next six months.`}
      />
    </div>
  );
}

interface CrossingListProps {
  readonly title: string;
  readonly crossings: readonly Crossing[];
  readonly linePercent: number;
  /** Shown if there are no crossings. */
  readonly otherwise: string;
}

/** The number that leads on the feature’s page. */
const getShare = (
  { supportedShare, partialShare, unknownShare }: Crossing['feature']['coverage'],
  linePercent: number,
): number => getGoverningShare({ supportedShare, partialShare, unknownShare }, linePercent).share;

function CrossingList({ title, crossings, linePercent, otherwise }: CrossingListProps) {
  return (
    <Section title={title} aside={<Link href={href.forecast()}>{nameBasis(crossings)}</Link>}>
      {crossings.length === 0 ? (
        <EmptyState title={otherwise} />
      ) : (
        <ul className={styles.list}>
          {crossings.map(({ on, after, feature }) => (
            <li key={feature.slug}>
              <Link href={href.feature(feature.slug)}>{feature.name}</Link>
              <span className={styles.share}>
                {formatPercent(getShare(feature.coverage, linePercent), linePercent)}
              </span>
              <time dateTime={on.slice(0, 7)}>{formatMonths(after ?? on, on)}</time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Says if the dates are of usage tables or of the model. */
function nameBasis(crossings: readonly Crossing[]): string {
  const measured = crossings.filter(({ after }) => after != null).length;
  if (measured === 0) return 'estimated';
  return measured === crossings.length ? 'measured' : 'partly estimated';
}
