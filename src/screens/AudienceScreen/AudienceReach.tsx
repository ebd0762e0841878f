import { graphql, useFragment } from 'react-relay/hooks';

import type { AudienceReach_audience$key } from '@/__generated__/AudienceReach_audience.graphql';
import { Link } from '@/relay/Link';
import { Section } from '@/ui/Section';
import { ShareBars } from '@/ui/ShareBars';

/** Which share of an audience has everything of a Baseline year. */
export function AudienceReach(props: { audience: AudienceReach_audience$key }) {
  const { baselineReach, name } = useFragment(
    graphql`
      fragment AudienceReach_audience on Audience @throwOnFieldError {
        name
        baselineReach {
          target
          name
          share
        }
      }
    `,
    props.audience,
  );
  const bars = baselineReach.map(({ target, name: label, share }) => ({
    key: target,
    label: /^\d/.test(target) ? <Link href={`/baseline/${target}`}>{label}</Link> : label,
    share,
  }));
  return (
    <Section title="Baseline reached">
      <ShareBars
        caption={`Share of ${name} that has everything of a Baseline target`}
        bars={bars}
      />
    </Section>
  );
}
