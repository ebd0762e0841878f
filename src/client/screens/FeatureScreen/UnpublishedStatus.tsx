import type {
  UnpublishedStatus_feature$data,
  UnpublishedStatus_feature$key,
} from '@/__generated__/UnpublishedStatus_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { TimeText } from '@/client/ui/TimeText';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

const WORDS = {
  WIDELY: 'Widely available',
  NEWLY: 'Newly available',
  LIMITED: 'Limited availability',
} as const;

/** The status that newer compat data give, the published one, and the keys that made the difference. */
export function UnpublishedStatus(props: { readonly feature: UnpublishedStatus_feature$key }) {
  const result = useFragment(
    graphql`
      fragment UnpublishedStatus_feature on Feature @catch {
        isPublished
        baseline {
          status
          newlyOn
        }
        publishedBaseline: baseline(published: true) {
          status
          newlyOn
        }
        changedCompatKeys(first: 3) {
          totalCount
          edges {
            node {
              path
            }
          }
        }
        dataOn
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The published status" errors={result.errors} />;
  return !result.value.isPublished && <Statement facts={result.value} />;
}

function Statement({ facts }: { readonly facts: Caught<UnpublishedStatus_feature$data> }) {
  const { baseline, publishedBaseline: published, changedCompatKeys, dataOn } = facts;
  const { totalCount, edges } = changedCompatKeys;
  const isSame = baseline.status === published.status && baseline.newlyOn === published.newlyOn;
  return (
    <>
      <p>
        {isSame ? 'The status stays, but the support is' : WORDS[baseline.status]}
        {!isSame && baseline.newlyOn && (
          <>
            {' '}
            since <TimeText date={baseline.newlyOn} style="day" />
          </>
        )}
        {isSame ? ' computed from MDN’s data from ' : ', computed from MDN’s data from '}
        <TimeText date={dataOn} style="day" />; web-features has not published this yet
        {isSame ? '.' : `: there it is ${WORDS[published.status].toLowerCase()}.`}
      </p>
      <p>
        {'Changed since: '}
        {edges.map(({ node: { path } }, index) => (
          <span key={path}>
            {index > 0 && ', '}
            <Link href={href.compat(path)}>{path}</Link>
          </span>
        ))}
        {totalCount > edges.length &&
          ` and ${formatCountWithNoun(totalCount - edges.length, 'more key')}`}
        .
      </p>
    </>
  );
}
