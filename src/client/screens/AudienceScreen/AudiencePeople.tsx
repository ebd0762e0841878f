import type { AudiencePeople_audience$key } from '@/__generated__/AudiencePeople_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { StackedShares } from '@/client/ui/StackedShares';
import { RELEASE_AGES } from '@/domain/ReleaseAge';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { AGE_WORDS } from './ageWords';

/** One bar per browser, split by the age of its releases. */
export function AudiencePeople(props: { audience: AudiencePeople_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudiencePeople_audience on Audience @catch {
        name
        browserAges {
          browser {
            slug
            name
          }
          share
          ages {
            age
            share
          }
        }
      }
    `,
    props.audience,
  );
  if (!result.ok)
    return <SectionFailure what="The chart of browsers in use" errors={result.errors} />;
  const { browserAges, name } = result.value;
  const rows = browserAges.map(({ browser, share, ages }) => ({
    key: browser.slug,
    label: <Link href={href.browser(browser.slug)}>{browser.name}</Link>,
    share,
    parts: ages.map(({ age, share: part }) => ({ step: RELEASE_AGES.indexOf(age), share: part })),
  }));
  return (
    <Section title="Browsers in use" aside="by browser and the age of the release">
      <StackedShares
        caption={`Share of ${name}, by browser and version age`}
        steps={RELEASE_AGES.map((age) => AGE_WORDS[age])}
        rows={rows}
      />
    </Section>
  );
}
