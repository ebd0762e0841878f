import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureTimeline_feature$key } from '@/__generated__/FeatureTimeline_feature.graphql';
import { Section } from '@/ui/Section';
import { SupportTimeline } from '@/ui/SupportTimeline';

/** When each core browser got it. */
export function FeatureTimeline({
  today,
  ...props
}: {
  readonly feature: FeatureTimeline_feature$key;
  readonly today: string;
}) {
  const { name, supportByBrowser } = useFragment(
    graphql`
      fragment FeatureTimeline_feature on Feature {
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
    <Section title="When each browser got it">
      <SupportTimeline
        caption={`First version and date of each core browser with ${name}`}
        rows={rows}
        today={today}
      />
    </Section>
  );
}
