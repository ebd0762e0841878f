import { graphql, useFragment } from 'react-relay/hooks';

import type { FeaturePage_feature$key } from '@/__generated__/FeaturePage_feature.graphql';
import { CoverageVerdict } from '@/screens/sections/CoverageVerdict';
import { ForecastLine } from '@/screens/sections/ForecastLine';
import { LeftOut } from '@/screens/sections/LeftOut';
import { ShortBrowsers } from '@/screens/sections/ShortBrowsers';
import { StackLine } from '@/screens/sections/StackLine';
import { Columns } from '@/ui/Columns';
import { Section } from '@/ui/Section';

import { CoverageOverTime } from './CoverageOverTime';
import { FeatureBaseline } from './FeatureBaseline';
import { FeatureDiscouraged } from './FeatureDiscouraged';
import { FeatureHeader } from './FeatureHeader';
import { FeatureKeys } from './FeatureKeys';
import { FeatureReferences } from './FeatureReferences';
import { FeatureShare } from './FeatureShare';
import { FeatureSupport } from './FeatureSupport';
import { FeatureTimeline } from './FeatureTimeline';

interface FeaturePageProps {
  readonly feature: FeaturePage_feature$key;
  /** ISO day on the server: what is past and what is to come is the same in every browser. */
  readonly today: string;
  /** How many of its keys lie before the shown ones. */
  readonly keysSkip: number;
}

/** One feature: the verdict first, then who is left out, then everything behind it. */
export function FeaturePage({ today, keysSkip, ...props }: FeaturePageProps) {
  const feature = useFragment(
    graphql`
      fragment FeaturePage_feature on Feature {
        slug
        name
        ...FeatureHeader_feature
        ...ForecastLine_feature
        ...CoverageOverTime_feature
        ...FeatureDiscouraged_feature
        ...FeatureKeys_feature
        ...FeatureTimeline_feature
        ...FeatureBaseline_feature
        ...FeatureSupport_feature
        ...FeatureReferences_feature
        ...FeatureShare_feature
        discouraged {
          __typename
        }
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
        coverage(audience: $audience) {
          ...CoverageVerdict_coverage
          ...LeftOut_coverage
          ...ShortBrowsers_coverage
        }
      }
    `,
    props.feature,
  );
  const { slug, name, baseline, coverage, discouraged } = feature;
  return (
    <>
      <FeatureHeader feature={feature} />
      <CoverageVerdict
        coverage={coverage}
        baseline={baseline}
        isDiscouraged={discouraged != null}
      />
      <ForecastLine feature={feature} />
      <StackLine slug={slug} name={name} />
      <FeatureDiscouraged feature={feature} today={today} />
      <Columns
        main={
          <>
            <Section title="Who is left out">
              <LeftOut coverage={coverage} />
            </Section>
            <CoverageOverTime feature={feature} />
            <FeatureSupport feature={feature} />
          </>
        }
        aside={
          <>
            <FeatureBaseline feature={feature} />
            <FeatureTimeline feature={feature} today={today} />
            <ShortBrowsers coverage={coverage} />
            <FeatureReferences feature={feature} />
            <FeatureShare feature={feature} />
          </>
        }
      />
      <FeatureKeys feature={feature} keysSkip={keysSkip} />
    </>
  );
}
