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
import { getBrands } from '@/domain/getBrands';
import { limitedWords } from '@/domain/limitedWords';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { UnpublishedStatus } from './UnpublishedStatus';

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
          partialBrowsers {
            name
          }
        }
        ...UnpublishedStatus_feature
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
              <BaselineStatement baseline={{ status, limitedReason: reasonToName(baseline) }} />
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
      <UnpublishedStatus feature={result.value} />
    </Section>
  );
}

/** The words for several browsers call partial support missing; what follows says it better. */
const reasonToName = ({ limitedReason, partialBrowsers }: Baseline) =>
  partialBrowsers.length > 0 && limitedReason !== 'DISCOURAGED' ? null : limitedReason;

function Day({ date, isUpperBound }: { readonly date: string; readonly isUpperBound: boolean }) {
  return (
    <>
      {isUpperBound && 'on or before '}
      <TimeText date={date} />
    </>
  );
}

function whyLimited({ limitedReason, missingBrowsers, partialBrowsers }: Baseline): string {
  const partial = partialBrowsers.map(({ name }) => name);
  switch (limitedReason) {
    case 'DISCOURAGED':
      return 'Discouraged features are not part of Baseline.';
    case 'ONE_BROWSER_SHORT':
      return `${formatList(getBrands(missingBrowsers.map(({ name }) => name)))} is the only major browser without ${partial.length > 0 ? 'all of it' : 'it'}.`;
    case 'NONE_YET':
      return partial.length > 0
        ? 'No major browser supports every part.'
        : 'No major browser supports it yet.';
    default: {
      const words = limitedWords(missingBrowsers, partialBrowsers);
      return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
    }
  }
}
