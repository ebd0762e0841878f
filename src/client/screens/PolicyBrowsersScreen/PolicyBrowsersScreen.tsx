import { useRouter } from 'next/router';
import type { PolicyBrowsersScreenQuery } from '@/__generated__/PolicyBrowsersScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import {
  parsePolicyTerms,
  parseTeamName,
  policyBrowsersHref,
  policyHref,
} from '@/domain/routes/policy';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import type { JudgedBrowser } from './judgeBrowser';
import { OwnBrowser } from './OwnBrowser';
import styles from './PolicyBrowsersScreen.module.css';

export const policyBrowsersScreenQuery = graphql`
  query PolicyBrowsersScreenQuery(
    $audience: String!
    $linePercent: Float!
    $adopt: [String!]!
    $decline: [String!]!
    $rule: PolicyRule!
    $floors: [String!]!
  ) @throwOnFieldError {
    policy(
      audience: $audience
      linePercent: $linePercent
      adopt: $adopt
      decline: $decline
      rule: $rule
      floors: $floors
    ) @catch {
      floors {
        browser {
          slug
          name
          releaseVersions
        }
        release {
          version
        }
      }
      givenUp {
        browser {
          slug
          name
          releaseVersions
        }
      }
    }
  }
`;

interface Browser {
  readonly slug: string;
  readonly name: string;
  readonly releaseVersions: readonly string[];
}

/** Plain names of browsers whose names in the data are for developers. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  safari_ios: 'Safari on iPhone and iPad',
  samsunginternet_android: 'Samsung Internet',
  webview_android: 'Browsers inside Android apps',
  webview_ios: 'Browsers inside iPhone and iPad apps',
};

/**
 * The browsers a team supports, for its customers: no shares, no lines, no jargon, and nothing of
 * this site but a credit.
 */
export function PolicyBrowsersScreen({ queryRef }: ScreenProps<PolicyBrowsersScreenQuery>) {
  const { policy } = usePreloadedQuery<PolicyBrowsersScreenQuery>(
    policyBrowsersScreenQuery,
    queryRef,
  );
  const { adopt, decline, rule, floors } = queryRef.variables;
  const terms = { adopt, decline, rule, floors };
  const preferences = usePreferences();
  const team = parseTeamName([useRouter().query['team']].flat()[0]);
  const rows = policy.ok
    ? policy.value.floors.map(({ browser, release }) => toRow(browser, release.version))
    : [];
  const givenUp = policy.ok ? policy.value.givenUp.map(({ browser }) => toRow(browser)) : [];
  const who = team === '' ? 'Our site' : team;
  return (
    <div className={styles.page}>
      <PageMeta
        title="Supported browsers"
        description={`The browsers and versions that ${team === '' ? 'we support' : `${team} supports`}.`}
        path={policyBrowsersHref(terms)}
        {...(team !== '' && { site: team })}
      />
      <PageTitle
        title={team === '' ? 'Supported browsers' : `Browsers that ${team} supports`}
        lede={rows.length > 0 && <p>{`${who} supports these versions and newer:`}</p>}
      />
      {!policy.ok && <SectionFailure what="The list of browsers" errors={policy.errors} />}
      {policy.ok && (
        <>
          <ul className={styles.browsers}>
            {rows.map(({ slug, name, version }) => (
              <li key={slug}>{`${name} ${version}`}</li>
            ))}
          </ul>
          {rows.length === 0 && <p>No browsers are listed yet.</p>}
          <OwnBrowser browsers={[...rows, ...givenUp]} />
        </>
      )}
      <footer className={styles.credit}>
        {'Kept with '}
        <a href={policyHref({ ...terms, preferences })} target="_blank" rel="noopener">
          Plimsoll
        </a>
      </footer>
    </div>
  );
}

function toRow(browser: Browser, version?: string): JudgedBrowser {
  return {
    slug: browser.slug,
    name: PLAIN_NAMES[browser.slug] ?? browser.name,
    version,
    versions: browser.releaseVersions,
  };
}

export const policyBrowsersScreen: ScreenDefinition<PolicyBrowsersScreenQuery> = {
  Screen: PolicyBrowsersScreen,
  query: policyBrowsersScreenQuery,
  variables: (url) => parsePolicyTerms(url),
  isBare: true,
};
