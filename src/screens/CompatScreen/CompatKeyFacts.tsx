import { graphql, useFragment } from 'react-relay/hooks';

import type { CompatKeyFacts_compatKey$key } from '@/__generated__/CompatKeyFacts_compatKey.graphql';
import { Link } from '@/relay/Link';
import { BaselineMark } from '@/ui/BaselineMark';
import { DefinitionFacts } from '@/ui/DefinitionFacts';

import styles from './CompatKeyFacts.module.css';

export function CompatKeyFacts(props: { readonly compatKey: CompatKeyFacts_compatKey$key }) {
  const { baseline, differsFromFeature, feature, mdnUrl, specifications, sourceUrl } = useFragment(
    graphql`
      fragment CompatKeyFacts_compatKey on CompatKey {
        differsFromFeature
        mdnUrl
        sourceUrl
        baseline {
          status
          newlyOn
          widelyOn
          isNewlyOnUpperBound
          limitedReason
        }
        feature {
          slug
          name
          baseline {
            status
            newlyOn
            widelyOn
            isNewlyOnUpperBound
          }
        }
        specifications {
          title
          url
        }
      }
    `,
    props.compatKey,
  );
  const facts = [
    {
      term: differsFromFeature ? 'Baseline of this key, not its feature’s' : 'Baseline',
      detail: baseline && <BaselineMark baseline={baseline} detail="long" />,
    },
    {
      term: 'Part of the feature',
      detail: feature && (
        <span className={styles.feature}>
          <Link href={`/features/${feature.slug}`}>{feature.name}</Link>
          <BaselineMark baseline={feature.baseline} />
        </span>
      ),
    },
    {
      term: specifications.length > 1 ? 'Specifications' : 'Specification',
      detail: specifications.length > 0 && (
        <ul>
          {specifications.map(({ title, url }) => (
            <li key={url}>
              <ExternalLink href={url}>{title}</ExternalLink>
            </li>
          ))}
        </ul>
      ),
    },
    {
      term: 'Documentation',
      detail: mdnUrl && <ExternalLink href={mdnUrl}>MDN Web Docs</ExternalLink>,
    },
    {
      term: 'Source of the data',
      detail: sourceUrl && <ExternalLink href={sourceUrl}>browser-compat-data</ExternalLink>,
    },
  ];
  return (
    <div className={styles.facts}>
      <DefinitionFacts facts={facts} layout="wide" />
    </div>
  );
}

function ExternalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
