import { graphql, useFragment } from 'react-relay/hooks';

import type { AudiencePeople_audience$key } from '@/__generated__/AudiencePeople_audience.graphql';
import { RELEASE_AGES } from '@/domain/ReleaseAge';
import { Link } from '@/relay/Link';
import { Section } from '@/ui/Section';
import { StackedShares } from '@/ui/StackedShares';

import { AGE_WORDS } from './ageWords';

/** The picture of an audience: a bar a browser, made of the ages of its releases. */
export function AudiencePeople(props: { audience: AudiencePeople_audience$key }) {
  const { browserAges, name } = useFragment(
    graphql`
      fragment AudiencePeople_audience on Audience @throwOnFieldError {
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
  const rows = browserAges.map(({ browser, share, ages }) => ({
    key: browser.slug,
    label: <Link href={`/browsers/${browser.slug}`}>{browser.name}</Link>,
    share,
    parts: ages.map(({ age, share: part }) => ({ step: RELEASE_AGES.indexOf(age), share: part })),
  }));
  return (
    <Section title="Who they are" aside="by browser and the age of the release">
      <StackedShares
        caption={`Share of ${name}, by browser and by how old the release in use is`}
        steps={RELEASE_AGES.map((age) => AGE_WORDS[age])}
        rows={rows}
      />
    </Section>
  );
}
