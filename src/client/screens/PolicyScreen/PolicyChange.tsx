import type {
  PolicyChange_policy$data,
  PolicyChange_policy$key,
} from '@/__generated__/PolicyChange_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import type { KnownValue } from './costWords';
import { FeatureNames } from './FeatureNames';

type Change = Caught<PolicyChange_policy$data>['change'];

/** The cost and gain of floors moved by hand, and compiler targets. */
export function PolicyChange(props: { readonly policy: PolicyChange_policy$key }) {
  const result = useFragment(
    graphql`
      fragment PolicyChange_policy on Policy @catch {
        value {
          name
          step
        }
        change {
          lostShare
          lostValueShare
          gained {
            ...FeatureNames_features
          }
          lost {
            ...FeatureNames_features
          }
          ruleTargets {
            syntaxYear
            builtinsYear
            engines
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
  if (!result.ok) return <SectionFailure what="What changes" errors={result.errors} />;
  const { change, targets, value } = result.value;
  const isMoved = change.lostShare !== 0 || change.gained.length > 0 || change.lost.length > 0;
  return (
    <Section title="What this means for your code" id="change">
      {isMoved && <p>{peopleSentence(change, value)}</p>}
      <FeatureNames title="Works fully in all of these browsers now" features={change.gained} />
      <FeatureNames title="No longer works fully in all of them" features={change.lost} />
      <TargetSentence targets={targets} ruleTargets={isMoved ? change.ruleTargets : targets} />
    </Section>
  );
}

type Targets = Change['ruleTargets'];

interface TargetSentenceProps {
  readonly targets: Targets;
  /** The targets without the floors that were moved. */
  readonly ruleTargets: Targets;
}

function TargetSentence({ targets, ruleTargets }: TargetSentenceProps) {
  return (
    <p>
      <TargetWords {...targets} />
      {!hasSame(targets, ruleTargets) && (
        <>
          {' With automatic versions: '}
          <TargetWords {...ruleTargets} />
        </>
      )}
    </p>
  );
}

function hasSame(one: Targets, other: Targets): boolean {
  return (
    one.syntaxYear === other.syntaxYear &&
    one.builtinsYear === other.builtinsYear &&
    one.engines.join() === other.engines.join()
  );
}

function TargetWords({ syntaxYear, builtinsYear, engines }: Targets) {
  return (
    <>
      {`JavaScript: syntax up to ES${syntaxYear}, built-ins up to ES${builtinsYear}.`}
      {engines.length > 0 && (
        <>
          {' Build targets: '}
          <code>{engines.join(', ')}</code>.
        </>
      )}
    </>
  );
}

function peopleSentence({ lostShare, lostValueShare }: Change, value?: KnownValue | null): string {
  const share = formatPercent(Math.abs(lostShare));
  const people =
    lostShare >= 0
      ? `These minimum versions exclude another ${share} of your audience.`
      : `These minimum versions keep ${share} of your audience that the automatic ones exclude.`;
  if (!value || lostValueShare == null) return people;
  const worth = formatValueShare(Math.abs(lostValueShare), value.step);
  return `${people} In ${value.name} that is ${worth} ${lostValueShare >= 0 ? 'less' : 'more'}.`;
}
