import type { PolicyBrowsersScreenQuery } from '@/__generated__/PolicyBrowsersScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { parsePolicyTerms, policyBrowsersHref } from '@/domain/routes/policy';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { JudgedBrowser } from './judgeBrowser';
import { OwnBrowser } from './OwnBrowser';

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
  chrome_android: 'Chrome on Android',
  opera_android: 'Opera on Android',
  firefox_android: 'Firefox on Android',
  safari_ios: 'Safari on iPhone and iPad',
  samsunginternet_android: 'Samsung Internet',
  webview_android: 'Browsers inside Android apps',
  webview_ios: 'Browsers inside iPhone and iPad apps',
};

/** The browsers a team supports, for its customers: no shares, no lines, no jargon. */
export function PolicyBrowsersScreen({ queryRef }: ScreenProps<PolicyBrowsersScreenQuery>) {
  const { policy } = usePreloadedQuery<PolicyBrowsersScreenQuery>(
    policyBrowsersScreenQuery,
    queryRef,
  );
  const { adopt, decline, rule, floors } = queryRef.variables;
  const toRow = (browser: Browser, version?: string): JudgedBrowser => ({
    slug: browser.slug,
    name: PLAIN_NAMES[browser.slug] ?? browser.name,
    version,
    versions: browser.releaseVersions,
  });
  const rows = policy.ok
    ? policy.value.floors.map(({ browser, release }) => toRow(browser, release.version))
    : [];
  const givenUp = policy.ok ? policy.value.givenUp.map(({ browser }) => toRow(browser)) : [];
  return (
    <>
      <PageMeta
        title="Supported browsers"
        description="The browsers and versions we support."
        path={policyBrowsersHref({ adopt, decline, rule, floors })}
      />
      <PageTitle
        title="Supported browsers"
        lede={<p>Our site works in these browsers, from these versions on.</p>}
      />
      {policy.ok ? (
        <>
          <OwnBrowser browsers={[...rows, ...givenUp]} />
          <Section title="Browsers we support">
            <ul>
              {rows.map(({ slug, name, version }) => (
                <li key={slug}>{`${name} ${version} or newer`}</li>
              ))}
            </ul>
          </Section>
        </>
      ) : (
        <SectionFailure what="The list of browsers" errors={policy.errors} />
      )}
    </>
  );
}

export const policyBrowsersScreen: ScreenDefinition<PolicyBrowsersScreenQuery> = {
  Screen: PolicyBrowsersScreen,
  query: policyBrowsersScreenQuery,
  variables: (url) => parsePolicyTerms(url),
};
