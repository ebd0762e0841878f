import { Fragment, type ReactElement } from 'react';
import type {
  FeatureDiscouraged_feature$data,
  FeatureDiscouraged_feature$key,
} from '@/__generated__/FeatureDiscouraged_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { Prose } from '@/client/ui/Prose';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './FeatureDiscouraged.module.css';
import { removalSentence } from './removalSentence';

interface FeatureDiscouragedProps {
  readonly feature: FeatureDiscouraged_feature$key;
  readonly today: string;
}

/** The reason a feature is discouraged, when browsers remove it, and its alternatives. */
export function FeatureDiscouraged({ today, ...props }: FeatureDiscouragedProps) {
  const result = useFragment(
    graphql`
      fragment FeatureDiscouraged_feature on Feature @catch {
        discouraged {
          reasonHtml
          sourceUrls
          removalOn
          alternatives {
            slug
            name
          }
        }
      }
    `,
    props.feature,
  );
  if (!result.ok)
    return <SectionFailure what="Whether the feature is discouraged" errors={result.errors} />;
  const { discouraged } = result.value;
  if (!discouraged) return null;
  const { reasonHtml, sourceUrls, removalOn, alternatives } = discouraged;
  return (
    <Note tone="danger" title="Discouraged">
      <div className={styles.parts}>
        {reasonHtml && <Prose sanitizedHtml={reasonHtml} />}
        {removalOn && <p>{removalSentence(removalOn, today)}</p>}
        {alternatives.length > 0 && <Alternatives features={alternatives} />}
        {sourceUrls.length > 0 && (
          <p className={styles.sources}>
            According to{' '}
            <CommaList>
              {sourceUrls.map((url) => (
                <a key={url} href={url} rel="noreferrer">
                  {new URL(url).hostname}
                </a>
              ))}
            </CommaList>
          </p>
        )}
      </div>
    </Note>
  );
}

type Discouraged = NonNullable<Caught<FeatureDiscouraged_feature$data>['discouraged']>;

function Alternatives({ features }: { readonly features: Discouraged['alternatives'] }) {
  return (
    <p>
      Use instead:{' '}
      <CommaList>
        {features.map(({ slug, name }) => (
          <Link key={slug} href={href.feature(slug)}>
            {name}
          </Link>
        ))}
      </CommaList>
    </p>
  );
}

/** Separates its children with commas and ends with a period. */
function CommaList({ children }: { readonly children: readonly ReactElement[] }) {
  return (
    <>
      {children.map((child, index) => (
        <Fragment key={child.key}>
          {index > 0 && ', '}
          {child}
        </Fragment>
      ))}
      .
    </>
  );
}
