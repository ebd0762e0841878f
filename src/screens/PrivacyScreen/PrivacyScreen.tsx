import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { PrivacyScreenQuery } from '@/__generated__/PrivacyScreenQuery.graphql';
import { Link } from '@/relay/Link';
import type { ScreenProps } from '@/relay/route';
import { OwnTelemetrySwitch } from '@/screens/sections/OwnTelemetrySwitch';
import { PageMeta } from '@/screens/sections/PageMeta';
import { EVENT_FIELDS, SESSION_FIELDS, SPAN_ATTRIBUTES } from '@/telemetry/sentFields.data';
import { PageTitle } from '@/ui/PageTitle';
import { Prose } from '@/ui/Prose';
import { Section } from '@/ui/Section';

import { KeptNames } from './KeptNames';
import { SentFields } from './SentFields';

// A route is a screen and its question; what stands here is in the code.
export const privacyScreenQuery = graphql`
  query PrivacyScreenQuery {
    catalogue {
      __typename
    }
  }
`;

/** What is kept and sent, in plain words, and the switch that ends it. Readable without scripts. */
export function PrivacyScreen({ queryRef }: ScreenProps<PrivacyScreenQuery>) {
  usePreloadedQuery<PrivacyScreenQuery>(privacyScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Privacy"
        description="What Plimsoll keeps in your browser, what it may report to its operator, and how to switch that off."
        path="/privacy"
      />
      <PageTitle
        title="Privacy"
        lede="What is kept in your browser, what may be reported, and how to switch that off."
      />
      <Section title="Kept in your browser" id="kept">
        <Prose>
          <p>
            Nothing of it says who you are, and no one but this site reads it. The cookies go to
            this site’s server with every request, so that it answers for your audience; the rest
            stays in the browser, but for the secret of an audience, which goes to the server when
            you make or delete it. Most of it is shown and removed on the page about{' '}
            <Link href="/account">this browser</Link>; the browser’s own settings for this site
            remove all of it.
          </p>
        </Prose>
        <KeptNames />
      </Section>
      <Section title="Reports of errors and timings">
        <Prose>
          <p>
            The operator of this site can have errors, loading times and the length of questions to
            the server reported, to see what goes wrong for people. The reports are posted to this
            site and passed on from here, so the collector does not see your address. They hold no
            name, no e-mail address, no cookie, nothing you have typed, no address of a page and
            nothing you have asked the server for; a search counts as the number of its characters.
          </p>
          <p>
            Nothing is reported where your browser asks for it with Global Privacy Control, where
            scripts do not run, or once you have switched it off here or at the foot of any page.
          </p>
          <OwnTelemetrySwitch otherwise={<p>This site reports nothing at present.</p>} />
        </Prose>
      </Section>
      <Section title="What a report holds">
        <Prose>
          <p>Everything else is removed in your browser, before it is sent.</p>
        </Prose>
        <h3>An error</h3>
        <SentFields caption="What is sent of an error" fields={EVENT_FIELDS} />
        <h3>A page view, or a question to the server</h3>
        <Prose>
          <p>
            Its name, when it began and ended, whether it went well, three random numbers that tie
            it to its page view, and:
          </p>
        </Prose>
        <SentFields caption="What is sent of a page view" fields={SPAN_ATTRIBUTES} />
        <h3>A session</h3>
        <SentFields caption="What is sent of a session" fields={SESSION_FIELDS} />
      </Section>
    </>
  );
}
