import type { PolicyBrowsersScreenQuery } from '@/__generated__/PolicyBrowsersScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { parsePolicyTerms, policyBrowsersHref } from '@/routes/PolicyView';
import { PageMeta } from '@/sections/PageMeta';
import { SectionFailure } from '@/sections/SectionFailure';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';
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
    }
  }
`;

/** Which browsers a team supports, for its customers: no shares, no lines, no jargon. */
export function PolicyBrowsersScreen({ queryRef }: ScreenProps<PolicyBrowsersScreenQuery>) {
  const { policy } = usePreloadedQuery<PolicyBrowsersScreenQuery>(
    policyBrowsersScreenQuery,
    queryRef,
  );
  const { adopt, decline, rule, floors } = queryRef.variables;
  const rows = policy.ok
    ? policy.value.floors.map(({ browser, release }) => ({
        slug: browser.slug,
        name: browser.name,
        version: release.version,
        versions: browser.releaseVersions,
      }))
    : [];
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
          <OwnBrowser floors={rows} />
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
