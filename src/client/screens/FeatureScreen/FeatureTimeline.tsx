import type {
  FeatureTimeline_feature$data,
  FeatureTimeline_feature$key,
} from '@/__generated__/FeatureTimeline_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { SupportTimeline } from '@/client/sections/SupportTimeline';
import type { TimelineRow } from '@/client/sections/TimelineRow';
import { Section } from '@/client/ui/Section';
import { formatList } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureTimeline.module.css';

interface FeatureTimelineProps {
  readonly feature: FeatureTimeline_feature$key;
  readonly today: string;
}

/** The first version of each browser that supports the feature; core browsers come first. */
export function FeatureTimeline({ today, ...props }: FeatureTimelineProps) {
  const result = useFragment(
    graphql`
      fragment FeatureTimeline_feature on Feature @catch {
        name
        supportByBrowser {
          browser {
            name
          }
          class
          version
          isUpperBound
          isDerived
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
  const rows = supportByBrowser.filter((support) => !isUnknown(support)).map(toRow);
  const unknown = supportByBrowser.filter(isUnknown).map(({ browser }) => browser.name);
  return (
    <Section title="When each browser added it">
      <SupportTimeline
        caption={`First version of each browser that supports ${name}, with its date`}
        rows={rows}
        today={today}
      />
      <p className={styles.derived}>
        {rows.some(({ isDerived }) => isDerived) &&
          'Versions in italics come from compat data or from the browser’s engine, because web-features lists only the seven core browsers. '}
        {unknown.length > 0 && `No data for ${formatList(unknown)}.`}
      </p>
    </Section>
  );
}

type Support = Caught<FeatureTimeline_feature$data>['supportByBrowser'][number];

const isUnknown = ({ class: supportClass, isDerived }: Support): boolean =>
  supportClass === 'UNKNOWN' && isDerived;

function toRow(support: Support): TimelineRow {
  const { browser, class: supportClass, version, isUpperBound, isDerived, release } = support;
  const releasedOn = release?.releasedOn;
  return { browser: browser.name, supportClass, version, isUpperBound, isDerived, releasedOn };
}
