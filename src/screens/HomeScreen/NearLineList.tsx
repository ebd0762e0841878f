import type { NearLineList_features$key } from '@/__generated__/NearLineList_features.graphql';
import { allOf } from '@/relay/allOf';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { href } from '@/routes/href';
import { CoverageBar } from '@/sections/CoverageBar';
import { SectionFailure } from '@/sections/SectionFailure';
import styles from './NearLineList.module.css';

/** Features with the load line of each, nearest to the reader's line first. */
export function NearLineList(props: { features: NearLineList_features$key }) {
  const rows = useFragment(
    graphql`
      fragment NearLineList_features on Feature @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          name
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  const result = allOf(rows);
  if (!result.ok) return <SectionFailure what="The list of features" errors={result.errors} />;
  const features = result.value;
  return (
    <ul className={styles.list}>
      {features.map(({ slug, name, coverage }) => (
        <li key={slug}>
          <Link href={href.feature(slug)} prefetch="view">
            {name}
          </Link>
          <CoverageBar coverage={coverage} linePercent={linePercent} />
        </li>
      ))}
    </ul>
  );
}
