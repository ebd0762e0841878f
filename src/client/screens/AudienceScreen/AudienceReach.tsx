import type { AudienceReach_audience$key } from '@/__generated__/AudienceReach_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { ShareBars } from '@/client/ui/ShareBars';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** The share of an audience that supports every feature of a Baseline year. */
export function AudienceReach(props: { audience: AudienceReach_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceReach_audience on Audience @catch {
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
  if (!result.ok) return <SectionFailure what="The Baseline reach" errors={result.errors} />;
  const { baselineReach, name } = result.value;
  const bars = baselineReach.map(({ target, name: label, share }) => ({
    key: target,
    label: /^\d/.test(target) ? <Link href={href.baseline(Number(target))}>{label}</Link> : label,
    share,
  }));
  return (
    <Section title="Baseline reached">
      <ShareBars caption={`Share of ${name} that supports all of a Baseline target`} bars={bars} />
    </Section>
  );
}
