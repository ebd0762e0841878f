import type { PrivacyScreenQuery } from '@/__generated__/PrivacyScreenQuery.graphql';
import { EVENT_FIELDS, SESSION_FIELDS, SPAN_ATTRIBUTES } from '@/browser/telemetry/sentFields.data';
import { OwnTelemetrySwitch } from '@/client/sections/OwnTelemetrySwitch';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { KeptNames } from './KeptNames';
import { SentFields } from './SentFields';

// A route requires a query, but this screen's text is static.
export const privacyScreenQuery = graphql`
  query PrivacyScreenQuery {
    catalogue @catch(to: NULL) {
      __typename
    }
  }
`;

/** Says what is stored and sent, with the switch to turn that off. Readable without JavaScript. */
export function PrivacyScreen({ queryRef }: ScreenProps<PrivacyScreenQuery>) {
  usePreloadedQuery<PrivacyScreenQuery>(privacyScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Privacy"
        description="What Plimsoll stores in your browser, what it may report to its operator, and how to turn that off."
        path={href.privacy()}
      />
      <PageTitle
        title="Privacy"
        lede="What is stored in your browser, what may be reported, and how to turn that off."
      />
      <StoredData />
      <MeasuredSites />
      <StoredAddresses />
      <ReportedCode />
      <Section title="Error reports and timings">
        <Prose>
          <p>
            The operator of this site can collect errors, loading times and request durations, to
            see what goes wrong for people. Reports are sent to this site, which forwards them, so
            the collector does not see your IP address. Reports contain no name, email address,
            cookie, typed text, page address or request content. A search is reported only as its
            number of characters.
          </p>
          <p>
            Nothing is reported if your browser sends Global Privacy Control, if JavaScript is off,
            or once you turn reporting off here or at the bottom of any page.
          </p>
          <OwnTelemetrySwitch otherwise={<p>Reporting is off.</p>} />
        </Prose>
      </Section>
      <ReportContent />
    </>
  );
}

function StoredData() {
  return (
    <Section title="Stored in your browser" id="kept">
      <Prose>
        <p>
          None of it identifies you, and only this site reads it. Cookies go to the server with each
          request, so that answers use your audience; everything else stays here, except an
          audience’s secret key, sent only when you create or delete it. You can see and remove most
          of it under <Link href={href.account()}>Your data in this browser</Link>; your browser’s
          settings for this site remove all of it.
        </p>
      </Prose>
      <KeptNames />
    </Section>
  );
}

function MeasuredSites() {
  return (
    <Section title="Sites that measure their audience here">
      <Prose>
        <p>
          Teams can add a script of this site to their own. It asks a visitor’s browser what it can
          do, and sends once a day which release that is, and whether it has a touchscreen. It sets
          no cookie and keeps only the day of the last visit in the browser. This site stores how
          many visits had each release, and how many named it in the user-agent string that every
          request has: never fewer than 20 together, not the string, and nothing about a visitor.
          The script stays silent with Global Privacy Control and Do Not Track.
        </p>
      </Prose>
    </Section>
  );
}

function StoredAddresses() {
  return (
    <Section title="Email without an account" id="alerts">
      <Prose>
        <p>
          If you ask for one email about a feature, the server stores your address with the feature,
          the audience and the line. We delete all of it once that email is sent, when you use the
          link that stops it, or after two years. An address that nobody confirms is deleted within
          a day. It is used for nothing else.
        </p>
      </Prose>
    </Section>
  );
}

function ReportedCode() {
  return (
    <Section title="Code that a team reports" id="uses">
      <Prose>
        <p>
          A team can send which features its code uses, from its own builds. A report contains the
          name of the repository, names of features, and how often and in how many files each is
          used. It contains no code and no name of a file: files are random characters that are not
          stored. Only members of the workspace see it. It is deleted with the project or the
          workspace, and once its repository has sent nothing for 400 days.
        </p>
      </Prose>
    </Section>
  );
}

function ReportContent() {
  return (
    <Section title="What a report contains">
      <Prose>
        <p>Everything else is removed in your browser before the report is sent.</p>
      </Prose>
      <h3>An error</h3>
      <SentFields caption="What an error report contains" fields={EVENT_FIELDS} />
      <h3>A page view or a request to the server</h3>
      <Prose>
        <p>
          Its name, its start and end, whether it succeeded, three random numbers that link it to
          its page view, and:
        </p>
      </Prose>
      <SentFields caption="What a page view report contains" fields={SPAN_ATTRIBUTES} />
      <h3>A session</h3>
      <SentFields caption="What a session report contains" fields={SESSION_FIELDS} />
    </Section>
  );
}

export const privacyScreen: ScreenDefinition<PrivacyScreenQuery> = {
  Screen: PrivacyScreen,
  query: privacyScreenQuery,
  variables: () => ({}),
};
