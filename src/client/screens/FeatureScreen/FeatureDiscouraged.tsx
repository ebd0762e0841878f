import type { FeatureDiscouraged_feature$key } from '@/__generated__/FeatureDiscouraged_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { Prose } from '@/client/ui/Prose';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './FeatureDiscouraged.module.css';
import { removalSentence } from './removalSentence';

interface FeatureDiscouragedProps {
  readonly feature: FeatureDiscouraged_feature$key;
  readonly today: string;
}

/** Why a feature is discouraged, when browsers remove it, and its alternatives. */
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
        {alternatives.length > 0 && (
          <p>
            {'Use instead: '}
            {alternatives.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ', '}
                <Link href={href.feature(slug)}>{name}</Link>
              </span>
            ))}
            .
          </p>
        )}
        {sourceUrls.length > 0 && (
          <p className={styles.sources}>
            {'According to '}
            {sourceUrls.map((url, index) => (
              <span key={url}>
                {index > 0 && ', '}
                <a href={url} rel="noreferrer">
                  {new URL(url).hostname}
                </a>
              </span>
            ))}
            .
          </p>
        )}
      </div>
    </Note>
  );
}
