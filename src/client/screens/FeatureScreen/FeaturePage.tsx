import type {
  FeaturePage_feature$data,
  FeaturePage_feature$key,
} from '@/__generated__/FeaturePage_feature.graphql';
import { LateTeamDecisions } from '@/client/sections/LateTeamDecisions';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { StackLine } from '@/client/sections/StackLine';
import { Columns } from '@/client/ui/Columns';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { FeatureHeader } from './FeatureHeader';
import { FeatureVerdict } from './FeatureVerdict';

// Just below the first screen, so it loads with most pages; all further sections share one chunk,
// because a reader who scrolls on needs all of them.
const LeftOut = lazySection(
  async () =>
    (await import(/* webpackChunkName: "left-out-sections" */ '@/client/sections/LeftOut')).LeftOut,
);
const WhatsMissing = lazySection(
  async () =>
    (await import(/* webpackChunkName: "left-out-sections" */ './WhatsMissing')).WhatsMissing,
);
const WhatToDo = lazySection(
  async () => (await import(/* webpackChunkName: "left-out-sections" */ './WhatToDo')).WhatToDo,
);
const FeatureDiscouraged = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureDiscouraged'))
      .FeatureDiscouraged,
);
const CoverageOverTime = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './CoverageOverTime'))
      .CoverageOverTime,
);
const WhyChanged = lazySection(
  async () => (await import(/* webpackChunkName: "feature-sections" */ './WhyChanged')).WhyChanged,
);
const FeatureBaseline = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureBaseline')).FeatureBaseline,
);
const FeatureTimeline = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureTimeline')).FeatureTimeline,
);
const ShortBrowsers = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ '@/client/sections/ShortBrowsers'))
      .ShortBrowsers,
);
const FeatureReferences = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureReferences'))
      .FeatureReferences,
);
const FeatureShare = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureShare')).FeatureShare,
);
const FeatureKeys = lazySection(
  async () =>
    (await import(/* webpackChunkName: "feature-sections" */ './FeatureKeys')).FeatureKeys,
);

interface FeaturePageProps {
  readonly feature: FeaturePage_feature$key;
  /** The server's date (ISO), so that past and future are the same in every browser. */
  readonly today: string;
  /** The number of keys before the current page. */
  readonly keysSkip: number;
}

export function FeaturePage({ today, keysSkip, ...props }: FeaturePageProps) {
  const feature = useFragment(
    graphql`
      fragment FeaturePage_feature on Feature {
        slug
        name
        ...FeatureHeader_feature
        ...FeatureVerdict_feature
        ...WhatsMissing_feature
        ...WhatToDo_feature
        ...CoverageOverTime_feature
        ...WhyChanged_feature
        ...FeatureDiscouraged_feature
        ...FeatureKeys_feature
        ...FeatureTimeline_feature
        ...FeatureBaseline_feature
        ...FeatureReferences_feature
        ...FeatureShare_feature
        coverage(audience: $audience) @catch {
          partialShare
          ...LeftOut_coverage
          ...ShortBrowsers_coverage
        }
      }
    `,
    props.feature,
  );
  return (
    <>
      <FeatureHeader feature={feature} />
      <FeatureVerdict feature={feature} />
      <FeatureDiscouraged feature={feature} today={today} />
      <WhatsMissing feature={feature} />
      <WhatToDo feature={feature} />
      <LateTeamDecisions subject={feature.slug} />
      <StackLine slug={feature.slug} name={feature.name} />
      <Columns
        main={
          <>
            <LeftOutBrowsers coverage={feature.coverage} />
            <CoverageOverTime feature={feature} />
            <WhyChanged feature={feature} />
          </>
        }
        aside={<FeatureAside feature={feature} today={today} />}
      />
      <FeatureKeys feature={feature} keysSkip={keysSkip} />
    </>
  );
}

function LeftOutBrowsers({ coverage }: Pick<FeaturePage_feature$data, 'coverage'>) {
  return (
    <>
      <Section
        title={
          coverage.ok && coverage.value.partialShare > 0
            ? 'Who lacks full support'
            : 'Who can’t use it'
        }
      >
        {coverage.ok ? (
          <LeftOut coverage={coverage.value} />
        ) : (
          <SectionFailure what="The list of who lacks full support" errors={coverage.errors} />
        )}
      </Section>
      {coverage.ok && <ShortBrowsers coverage={coverage.value} />}
    </>
  );
}

interface FeatureAsideProps {
  readonly feature: FeaturePage_feature$data;
  readonly today: string;
}

function FeatureAside({ feature, today }: FeatureAsideProps) {
  return (
    <>
      <FeatureBaseline feature={feature} />
      <FeatureTimeline feature={feature} today={today} />
      <FeatureReferences feature={feature} />
      <FeatureShare feature={feature} />
    </>
  );
}
