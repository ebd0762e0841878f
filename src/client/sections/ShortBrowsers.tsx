import type { ShortBrowsers_coverage$key } from '@/__generated__/ShortBrowsers_coverage.graphql';
import { Section } from '@/client/ui/Section';
import { ShareBars } from '@/client/ui/ShareBars';
import { graphql, useFragment } from '@/relay/hooks';
import { SectionFailure } from './SectionFailure';

/** Further browsers leave out too few people to be worth a bar. */
const BARS_SHOWN = 6;

/** The share of the audience that is left out, by browser. */
export function ShortBrowsers(props: { readonly coverage: ShortBrowsers_coverage$key }) {
  const result = useFragment(
    graphql`
      fragment ShortBrowsers_coverage on Coverage @catch {
        shortBrowsers {
          browser {
            slug
            name
          }
          share
          partialShare
        }
      }
    `,
    props.coverage,
  );
  if (!result.ok) return <SectionFailure what="The shares by browser" errors={result.errors} />;
  const { shortBrowsers } = result.value;
  if (shortBrowsers.length === 0) return null;
  const bars = shortBrowsers.slice(0, BARS_SHOWN).map(({ browser, share, partialShare }) => ({
    key: browser.slug,
    label: browser.name,
    share,
    partialShare,
  }));
  return (
    <Section title="By browser">
      <ShareBars
        caption="Share of your audience without full support, by browser"
        bars={bars}
        kind="unsupported"
      />
    </Section>
  );
}
