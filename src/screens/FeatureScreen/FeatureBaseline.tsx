import { graphql, useFragment } from 'react-relay/hooks';

import type {
  FeatureBaseline_feature$data,
  FeatureBaseline_feature$key,
} from '@/__generated__/FeatureBaseline_feature.graphql';
import { listOf } from '@/domain/listOf';
import { BaselineMark } from '@/ui/BaselineMark';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { Section } from '@/ui/Section';
import { TimeText } from '@/ui/TimeText';

type Baseline = FeatureBaseline_feature$data['baseline'];

/** The Baseline status, both its days, and why a feature is not in it. */
export function FeatureBaseline(props: { readonly feature: FeatureBaseline_feature$key }) {
  const { baseline } = useFragment(
    graphql`
      fragment FeatureBaseline_feature on Feature {
        baseline {
          status
          newlyOn
          widelyOn
          isNewlyOnUpperBound
          limitedReason
          missingBrowsers {
            name
          }
        }
      }
    `,
    props.feature,
  );
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound } = baseline;
  return (
    <Section title="Baseline">
      <DefinitionFacts
        facts={[
          {
            term: 'Status',
            detail: (
              <BaselineMark
                baseline={{ status, limitedReason: baseline.limitedReason }}
                detail="long"
              />
            ),
          },
          { term: 'Why not', detail: status === 'LIMITED' && whyLimited(baseline) },
          {
            term: 'Newly available',
            detail: newlyOn && <Day date={newlyOn} isUpperBound={isNewlyOnUpperBound} />,
          },
          {
            term: status === 'NEWLY' ? 'Widely available, if nothing changes' : 'Widely available',
            detail: widelyOn && <Day date={widelyOn} isUpperBound={isNewlyOnUpperBound} />,
          },
        ]}
      />
    </Section>
  );
}

function Day({ date, isUpperBound }: { readonly date: string; readonly isUpperBound: boolean }) {
  return (
    <>
      {isUpperBound && 'on or before '}
      <TimeText date={date} />
    </>
  );
}

function whyLimited({ limitedReason, missingBrowsers }: Baseline): string {
  const missing = listOf(missingBrowsers.map(({ name }) => name));
  switch (limitedReason) {
    case 'DISCOURAGED':
      return 'It is discouraged, and what is discouraged is not in Baseline.';
    case 'ONE_BROWSER_SHORT':
      return `One browser is short: ${missing}.`;
    case 'NONE_YET':
      return 'No core browser has it in full yet.';
    default:
      return `Several browsers are short: ${missing}.`;
  }
}
