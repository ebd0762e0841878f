import type {
  ChangedFeatures_query$data,
  ChangedFeatures_query$key,
} from '@/__generated__/ChangedFeatures_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './ChangeScreen.module.css';

type Lists = Caught<ChangedFeatures_query$data>;
type Edge = Lists['added']['edges'][number];

const changedFeatures = graphql`
  fragment ChangedFeatures_query on Query @catch {
    added: changes(from: $from, to: $to, audience: $audience, kind: ADDED, first: 100) {
      gone
      edges {
        node {
          slug
          name
          earlierSlug
          afterShare
        }
      }
    }
    moved: changes(from: $from, to: $to, audience: $audience, kind: MOVED, first: 100) {
      edges {
        node {
          slug
          name
          earlierSlug
          afterShare
        }
      }
    }
    discouraged: changes(from: $from, to: $to, audience: $audience, kind: DISCOURAGED, first: 100) {
      edges {
        node {
          slug
          name
          earlierSlug
          afterShare
        }
      }
    }
  }
`;

/** Features that are new, have another id, are now discouraged, or are gone. */
export function ChangedFeatures(props: { readonly query: ChangedFeatures_query$key }) {
  const result = useFragment(changedFeatures, props.query);
  if (!result.ok) return <SectionFailure what="The list of features" errors={result.errors} />;
  const { added, moved, discouraged } = result.value;
  const { gone } = added;
  const count = added.edges.length + moved.edges.length + discouraged.edges.length + gone.length;
  return (
    <Section title="Features" id="features">
      {count === 0 && <EmptyState title="No feature is new, renamed or now discouraged." />}
      <Names title="New" edges={added.edges} />
      <Names title="Renamed" edges={moved.edges} />
      <Names title="Now discouraged" edges={discouraged.edges} />
      {gone.length > 0 && (
        <>
          <h3 className={styles.title}>{`Gone (${gone.length})`}</h3>
          <ul className={styles.names}>
            {gone.map((slug) => (
              <li key={slug}>{slug}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Names({ title, edges }: { readonly title: string; readonly edges: readonly Edge[] }) {
  if (edges.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{`${title} (${edges.length})`}</h3>
      <ul className={styles.names}>
        {edges.map(({ node: { slug, name, earlierSlug, afterShare } }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>{' '}
            <span className={styles.quiet}>
              {earlierSlug === null ? formatPercent(afterShare) : `formerly ${earlierSlug}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
