import Head from 'next/head';
import type { ComponentType } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { AccountScreenQuery } from '@/__generated__/AccountScreenQuery.graphql';
import { formatLine } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import type { ScreenProps } from '@/relay/route';
import { usePreferences } from '@/relay/RouteRoot';
import { Late } from '@/screens/sections/Late';
import { OwnTelemetrySwitch } from '@/screens/sections/OwnTelemetrySwitch';
import { OwnThemeSwitch } from '@/screens/sections/OwnThemeSwitch';
import { PageMeta } from '@/screens/sections/PageMeta';
import { Columns } from '@/ui/Columns';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';

import styles from './AccountScreen.module.css';

export const accountScreenQuery = graphql`
  query AccountScreenQuery($audience: String!) @throwOnFieldError {
    audience(key: $audience) {
      name
    }
  }
`;

/** What this browser keeps for its reader, and the switches over it. What lies in its storage the server cannot know: that comes with scripts. */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { audience } = usePreloadedQuery<AccountScreenQuery>(accountScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  return (
    <>
      <PageMeta
        title="This browser"
        description="What Plimsoll keeps in this browser, and how to change or remove it."
        path="/account"
      />
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <PageTitle
        title="This browser"
        lede={
          <p>
            What Plimsoll keeps in this browser, and how to change or remove it.{' '}
            <Link href="/privacy#kept">Every name, and for how long</Link>.
          </p>
        }
      />
      <noscript>
        <p className={styles.unscripted}>
          Without scripts nothing is added to what this browser keeps, and nothing of it can be
          listed here. Its own settings for this site remove all of it.
        </p>
      </noscript>
      <Columns
        main={
          <>
            <Section
              title="Audience and line"
              aside={<Link href="/audiences?from=/account">Change them</Link>}
            >
              <p>
                {`Every answer is for ${audience?.name ?? 'an audience there is no more'}, with a line of ${formatLine(linePercent)}.`}{' '}
                The link at the head of every page changes both.
              </p>
            </Section>
            <Section title="Kept to read again">
              <p>
                What you read is kept for a while, to be there at once when you come back, and
                without a network.
              </p>
              <FromStorage load={loadKeptReading} />
            </Section>
            <Section
              title="Audiences you have made"
              aside={<Link href="/audiences/new">Make an audience</Link>}
            >
              <FromStorage load={loadMadeAudiences} />
            </Section>
          </>
        }
        aside={
          <>
            <Section title="Error reports and timings">
              <OwnTelemetrySwitch otherwise={<p>This site reports nothing at present.</p>} />
              <p>
                <Link href="/privacy">What a report holds</Link>
              </p>
            </Section>
            <Section title="Appearance">
              <div className={styles.late}>
                <OwnThemeSwitch />
                <noscript>
                  <p>As your device says, or as you have chosen.</p>
                </noscript>
              </div>
            </Section>
            <Section title="Your stack">
              <FromStorage load={loadKeptStack} />
            </Section>
            <Section title="Recent searches">
              <FromStorage load={loadRecentSearches} />
            </Section>
          </>
        }
      />
    </>
  );
}

/** What only the browser knows, with room for it, so that little below moves when it comes. */
function FromStorage({ load }: { readonly load: () => Promise<ComponentType<object>> }) {
  return (
    <div className={styles.late}>
      <Late load={load} props={NO_PROPS} />
      <noscript>
        <p>It takes scripts to show this.</p>
      </noscript>
    </div>
  );
}

const NO_PROPS = {};

async function loadKeptReading() {
  const { KeptReading } = await import(/* webpackChunkName: "account" */ './KeptReading');
  return KeptReading;
}

async function loadMadeAudiences() {
  const { MadeAudiences } = await import(/* webpackChunkName: "account" */ './MadeAudiences');
  return MadeAudiences;
}

async function loadKeptStack() {
  const { KeptStack } = await import(/* webpackChunkName: "account" */ './KeptStack');
  return KeptStack;
}

async function loadRecentSearches() {
  const { RecentSearches } = await import(/* webpackChunkName: "account" */ './RecentSearches');
  return RecentSearches;
}
