import type { FeatureTimeline_feature$key } from '@/__generated__/FeatureTimeline_feature.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { SectionFailure } from '@/sections/SectionFailure';
import { SupportTimeline } from '@/sections/SupportTimeline';
import { Section } from '@/ui/Section';

export function FeatureTimeline({
  today,
  ...props
}: {
  readonly feature: FeatureTimeline_feature$key;
  readonly today: string;
}) {
  const result = useFragment(
    graphql`
      fragment FeatureTimeline_feature on Feature @catch {
        name
        supportByBrowser {
          browser {
            name
            isCore
          }
          class
          version
          isUpperBound
          release {
            releasedOn
          }
        }
      }
    `,
    props.feature,
  );
  if (!result.ok) return <SectionFailure what="The timeline of support" errors={result.errors} />;
  const { name, supportByBrowser } = result.value;
  const rows = supportByBrowser
    .filter(({ browser }) => browser.isCore)
    .map(({ browser, class: supportClass, version, isUpperBound, release }) => ({
      browser: browser.name,
      supportClass,
      version,
      isUpperBound,
      releasedOn: release?.releasedOn,
    }));
  return (
    <Section title="When each browser added it">
      <SupportTimeline
        caption={`First version of each core browser that supports ${name}, with its date`}
        rows={rows}
        today={today}
      />
    </Section>
  );
}
