import type { ProvenFeatures_test$key } from '@/__generated__/ProvenFeatures_test.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './WhatToDo.module.css';

interface ProvenFeaturesProps {
  readonly slug: string;
  readonly test: ProvenFeatures_test$key;
}

/** Features that the code inside a test may use as well. */
export function ProvenFeatures({ slug, ...props }: ProvenFeaturesProps) {
  const { linePercent } = usePreferences();
  const result = useFragment(
    graphql`
      fragment ProvenFeatures_test on SupportTest @catch {
        provenCount
        provenFeatures(first: 3) {
          slug
          name
        }
      }
    `,
    props.test,
  );
  if (!result.ok) return <SectionFailure what="What else the test proves" errors={result.errors} />;
  const { provenCount, provenFeatures } = result.value;
  const rest = provenCount - provenFeatures.length;
  if (provenCount === 0) return null;
  return (
    <p className={styles.note}>
      {'Inside this test you can also use '}
      {provenFeatures.map((feature, index) => (
        <span key={feature.slug}>
          {index > 0 && (index === provenFeatures.length - 1 && rest === 0 ? ' and ' : ', ')}
          <Link href={href.feature(feature.slug)}>{feature.name}</Link>
        </span>
      ))}
      {rest > 0 && (
        <>
          {' and '}
          <Link href={href.features({ query: `proven_by:${slug} coverage:<${linePercent}` })}>
            more
          </Link>
        </>
      )}
      {', which are below your line: every browser version that passes it has them.'}
    </p>
  );
}
