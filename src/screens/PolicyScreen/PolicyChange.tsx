import type { PolicyChange_policy$key } from '@/__generated__/PolicyChange_policy.graphql';
import { formatPercent } from '@/domain/formatPercent';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { Section } from '@/ui/Section';
import styles from './PolicyLists.module.css';

/** What floors moved by hand cost and gain, where some are. */
export function PolicyChange(props: { readonly policy: PolicyChange_policy$key }) {
  const result = useFragment(
    graphql`
      fragment PolicyChange_policy on Policy @catch {
        change {
          lostShare
          gained {
            slug
            name
          }
          lost {
            slug
            name
          }
        }
        targets {
          syntaxYear
          builtinsYear
          engines
        }
      }
    `,
    props.policy,
  );
  if (!result.ok) return <SectionFailure what="What the floors change" errors={result.errors} />;
  const { change, targets } = result.value;
  const isMoved = change.lostShare !== 0 || change.gained.length > 0 || change.lost.length > 0;
  return (
    <Section title="What the floors mean" id="change">
      {isMoved && <p>{peopleSentence(change.lostShare)}</p>}
      <FeatureNames
        title={`Works in all of these browsers now (${change.gained.length})`}
        features={change.gained}
      />
      <FeatureNames
        title={`No longer works in all of them (${change.lost.length})`}
        features={change.lost}
      />
      <p>
        {`JavaScript: syntax up to ES${targets.syntaxYear}, built-ins up to ES${targets.builtinsYear}. Build targets: `}
        <code>{targets.engines.join(', ')}</code>.
      </p>
    </Section>
  );
}

function peopleSentence(lostShare: number): string {
  const share = formatPercent(Math.abs(lostShare));
  return lostShare >= 0
    ? `These floors lose ${share} of the audience more than the rule does.`
    : `These floors keep ${share} of the audience more than the rule does.`;
}

interface FeatureNamesProps {
  readonly title: string;
  readonly features: readonly { readonly slug: string; readonly name: string }[];
}

function FeatureNames({ title, features }: FeatureNamesProps) {
  if (features.length === 0) return null;
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.names}>
        {features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
