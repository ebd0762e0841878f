import type {
  FeatureBaseline_feature$data,
  FeatureBaseline_feature$key,
} from '@/__generated__/FeatureBaseline_feature.graphql';
import { BaselineStatement } from '@/client/sections/BaselineStatement';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { TimeText } from '@/client/ui/TimeText';
import { formatList } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';

type Baseline = Caught<FeatureBaseline_feature$data>['baseline'];

/** The Baseline status with its dates, or the reason for limited availability. */
export function FeatureBaseline(props: { readonly feature: FeatureBaseline_feature$key }) {
  const result = useFragment(
    graphql`
      fragment FeatureBaseline_feature on Feature @catch {
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
  if (!result.ok) return <SectionFailure what="The Baseline status" errors={result.errors} />;
  const { baseline } = result.value;
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound } = baseline;
  return (
    <Section title="Baseline">
      <DefinitionFacts
        facts={[
          {
            term: 'Status',
            detail: (
              <BaselineStatement baseline={{ status, limitedReason: baseline.limitedReason }} />
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
  const missing = formatList(missingBrowsers.map(({ name }) => name));
  switch (limitedReason) {
    case 'DISCOURAGED':
      return 'Discouraged features are not part of Baseline.';
    case 'ONE_BROWSER_SHORT':
      return `Only ${missing} ${missingBrowsers.length === 1 ? 'lacks' : 'lack'} it.`;
    case 'NONE_YET':
      return 'No core browser supports all of it yet.';
    default:
      return `Not supported in ${missing}.`;
  }
}
