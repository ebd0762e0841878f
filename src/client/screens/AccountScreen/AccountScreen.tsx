import Head from 'next/head';
import type { ComponentType } from 'react';
import type { AccountScreenQuery } from '@/__generated__/AccountScreenQuery.graphql';
import { OwnTelemetrySwitch } from '@/client/sections/OwnTelemetrySwitch';
import { OwnThemeSwitch } from '@/client/sections/OwnThemeSwitch';
import { PageMeta } from '@/client/sections/PageMeta';
import { Columns } from '@/client/ui/Columns';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AccountScreen.module.css';

/** Lazy, because most readers have no account. */
const SignedIn = lazySection(
  async () => (await import(/* webpackChunkName: "signed-in-sections" */ './SignedIn')).SignedIn,
);

export const accountScreenQuery = graphql`
  query AccountScreenQuery($audience: String!, $accounts: String, $after: String)
  @throwOnFieldError {
    audience(key: $audience) {
      name
    }
    viewer {
      ...SignedIn_viewer
    }
    signInOptions {
      ...SignedIn_options
    }
  }
`;

/**
 * Shows what this browser stores, with controls for it. The server can't see browser storage, so
 * that part renders on the client.
 */
export function AccountScreen({ queryRef }: ScreenProps<AccountScreenQuery>) {
  const { audience, viewer, signInOptions } = usePreloadedQuery<AccountScreenQuery>(
    accountScreenQuery,
    queryRef,
  );
  const title = viewer ? 'Your account and data' : 'Your data in this browser';
  return (
    <>
      <PageMeta
        title={title}
        description="What Plimsoll stores in this browser, and how to change or remove it."
        path={href.account()}
      />
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <PageTitle
        title={title}
        lede={
          <p>
            {viewer ? 'Your account, what' : 'What'} Plimsoll stores in this browser, and how to
            change or remove it.{' '}
            <Link href={href.privacy('kept')}>Every item, and how long it is stored</Link>.
          </p>
        }
      />
      <noscript>
        <p className={styles.unscripted}>
          Without JavaScript, Plimsoll stores nothing more in this browser and can’t list what is
          stored. Your browser’s settings for this site remove all of it.
        </p>
      </noscript>
      <Columns
        main={
          <>
            {viewer ? <SignedIn viewer={viewer} options={signInOptions} /> : <SignedOut />}
            <OwnPreferences audienceName={audience?.name ?? 'a deleted audience'} />
            <KeptHere />
          </>
        }
        aside={<Switches />}
      />
    </>
  );
}

function SignedOut() {
  return (
    <Section title="Your account">
      <p>
        You are not signed in. Teams <Link href={href.signIn()}>sign in</Link> to decide together
        what to ship; everything else works without an account.
      </p>
    </Section>
  );
}

function OwnPreferences({ audienceName }: { readonly audienceName: string }) {
  const { linePercent } = usePreferences();
  return (
    <Section
      title="Audience and line"
      aside={<Link href={href.audiences({ from: href.account() })}>Change</Link>}
    >
      <p>
        {`Every answer uses ${audienceName} and a line of ${formatLine(linePercent)}.`} Change both
        at the top of any page.
      </p>
    </Section>
  );
}

function KeptHere() {
  return (
    <>
      <Section title="Saved for offline">
        <p>
          Pages you read are saved for a while, so they open instantly when you come back, and
          offline.
        </p>
        <FromStorage load={loadKeptReading} />
      </Section>
      <Section
        title="Audiences you created"
        aside={<Link href={href.newAudience()}>Create an audience</Link>}
      >
        <FromStorage load={loadMadeAudiences} />
      </Section>
    </>
  );
}

function Switches() {
  return (
    <>
      <Section title="Error reports and timings">
        <OwnTelemetrySwitch otherwise={<p>Reporting is off.</p>} />
        <p>
          <Link href={href.privacy()}>What a report contains</Link>
        </p>
      </Section>
      <Section title="Appearance">
        <div className={styles.late}>
          <OwnThemeSwitch />
          <noscript>
            <p>Follows your device unless you choose.</p>
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
  );
}

export const accountScreen: ScreenDefinition<AccountScreenQuery> = {
  Screen: AccountScreen,
  query: accountScreenQuery,
  variables: (url) => ({ accounts: url.search('accounts'), after: url.search('after') }),
  isPrivate: true,
};

/** Client-only content in reserved space, so that little shifts when it appears. */
function FromStorage({ load }: { readonly load: () => Promise<ComponentType<object>> }) {
  return (
    <div className={styles.late}>
      <LazyComponent load={load} props={NO_PROPS} />
      <noscript>
        <p>This list needs JavaScript.</p>
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
