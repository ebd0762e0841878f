import type {
  CompatKeyFacts_compatKey$data,
  CompatKeyFacts_compatKey$key,
} from '@/__generated__/CompatKeyFacts_compatKey.graphql';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { BaselineStatement } from '@/client/sections/BaselineStatement';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { href } from '@/domain/routes/href';
import { watchHref } from '@/domain/routes/watch';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './CompatKeyFacts.module.css';

const factsOfKey = graphql`
  fragment CompatKeyFacts_compatKey on CompatKey @catch {
    path
    differsFromFeature
    mdnUrl
    sourceUrl
    isWithdrawn
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
        ...BaselineMark_baseline
      }
    }
    specifications {
      title
      url
    }
  }
`;

export function CompatKeyFacts(props: { readonly compatKey: CompatKeyFacts_compatKey$key }) {
  const result = useFragment(factsOfKey, props.compatKey);
  if (!result.ok) return <SectionFailure what="The facts about this key" errors={result.errors} />;
  return (
    <div className={styles.facts}>
      <DefinitionFacts facts={listFacts(result.value)} layout="wide" />
    </div>
  );
}

type Key = Caught<CompatKeyFacts_compatKey$data>;

function listFacts(key: Key) {
  const { path, baseline, differsFromFeature, feature, mdnUrl } = key;
  const { specifications, sourceUrl, isWithdrawn } = key;
  return [
    {
      term: differsFromFeature
        ? 'Baseline status of this key (differs from its feature)'
        : 'Baseline',
      detail: baseline && <KeyBaseline baseline={baseline} />,
    },
    {
      term: 'Part of the feature',
      detail: feature && (
        <span className={styles.feature}>
          <Link href={href.feature(feature.slug)}>{feature.name}</Link>
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
      term: 'Data source',
      detail: sourceUrl && (
        <>
          <ExternalLink href={sourceUrl}>browser-compat-data</ExternalLink>
          {isWithdrawn && '; the newest data of MDN has this key no longer, this is the last known'}
        </>
      ),
    },
    {
      term: 'Watch',
      detail: <Link href={watchHref({ subject: path })}>Tell me when this crosses my line</Link>,
    },
  ];
}

interface KeyBaselineProps {
  readonly baseline: NonNullable<Key['baseline']>;
}

function KeyBaseline({
  baseline: { status, newlyOn, widelyOn, isNewlyOnUpperBound, limitedReason },
}: KeyBaselineProps) {
  return (
    <BaselineStatement
      baseline={{ status, newlyOn, widelyOn, isNewlyOnUpperBound, limitedReason }}
    />
  );
}

function ExternalLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
