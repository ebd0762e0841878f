import type { WhyChanged_feature$key } from '@/__generated__/WhyChanged_feature.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatPercent, formatPoints, shownPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';

/** Why the share moved from one usage table to the next. */
export function WhyChanged(props: { readonly feature: WhyChanged_feature$key }) {
  const result = useFragment(
    graphql`
      fragment WhyChanged_feature on Feature @catch {
        name
        shareHistory(audience: $audience, first: 5) {
          to
          beforeShare
          afterShare
          parts {
            ...ChangeParts_parts
          }
        }
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  // Of the shares that are shown, which readers subtract.
  const getDifference = (before: number, after: number) =>
    (shownPercent(after, linePercent) - shownPercent(before, linePercent)) / 100;
  if (!result.ok) return <SectionFailure what="The reasons for changes" errors={result.errors} />;
  const { name, shareHistory } = result.value;
  return (
    <Section
      title="Why did this number change?"
      id="why"
      aside={<Link href={href.changes()}>All changes</Link>}
    >
      {shareHistory.length === 0 ? (
        <EmptyState title="We have no earlier usage data for this audience. What browsers have shipped since then is under “All changes”." />
      ) : (
        <Table caption={`How the share of ${name} moved, latest first, and why`}>
          <thead>
            <tr>
              <th scope="col">Until</th>
              <th scope="col" className={cells.number}>
                Share
              </th>
              <th scope="col" className={cells.spare}>
                Points
              </th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {shareHistory.map(({ to, beforeShare, afterShare, parts }) => (
              <tr key={to}>
                <th scope="row" className={cells.whole}>
                  {to}
                </th>
                <td className={cells.number}>{formatPercent(afterShare, linePercent)}</td>
                <td className={cells.spare}>
                  {formatPoints(getDifference(beforeShare, afterShare))}
                </td>
                <td>{parts.length === 0 ? 'Nothing moved.' : <ChangeParts parts={parts} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
