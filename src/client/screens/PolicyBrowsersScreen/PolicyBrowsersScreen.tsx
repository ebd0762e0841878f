import { useRouter } from 'next/router';
import type { PolicyBrowsersScreenQuery } from '@/__generated__/PolicyBrowsersScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import {
  parsePolicyTerms,
  parseTeamName,
  policyBrowsersHref,
  policyHref,
} from '@/domain/routes/policy';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { useHrefSharing } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { useLocale, usePreferences } from '@/relay/route/RouteRoot';
import { CUSTOMER_MESSAGES, type CustomerMessages } from './customerMessages';
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

/**
 * The browsers a team supports, for its customers, in their language: no shares, no lines, no
 * jargon, and nothing of this site but a credit.
 */
export function PolicyBrowsersScreen({ queryRef }: ScreenProps<PolicyBrowsersScreenQuery>) {
  const { policy } = usePreloadedQuery<PolicyBrowsersScreenQuery>(
    policyBrowsersScreenQuery,
    queryRef,
  );
  const { adopt, decline, rule, floors } = queryRef.variables;
  const terms = { adopt, decline, rule, floors };
  const locale = useLocale();
  const messages = CUSTOMER_MESSAGES[locale];
  const team = parseTeamName([useRouter().query['team']].flat()[0]);
  const who = { who: team === '' ? 'us' : 'team', team };
  const rows = policy.ok
    ? policy.value.floors.map(({ browser, release }) => toRow(browser, messages, release.version))
    : [];
  const givenUp = policy.ok
    ? policy.value.givenUp.map(({ browser }) => toRow(browser, messages))
    : [];
  return (
    <div className={styles.page} lang={locale}>
      <PageMeta
        title={messages.pageTitle()}
        description={messages.description(who)}
        path={policyBrowsersHref(terms)}
        {...(team !== '' && { site: team })}
      />
      <PageTitle
        title={messages.title(who)}
        lede={rows.length > 0 && <p>{messages.intro(who)}</p>}
      />
      {!policy.ok &&
        (locale === 'en' ? (
          <SectionFailure what="The list of browsers" errors={policy.errors} />
        ) : (
          <Note tone="warning">{messages.failed()}</Note>
        ))}
      {policy.ok && (
        <>
          <ul className={styles.browsers}>
            {rows.map(({ slug, name, version }) => (
              <li key={slug}>{messages.version({ browser: name, version: version ?? '' })}</li>
            ))}
          </ul>
          {rows.length === 0 && <p>{messages.empty()}</p>}
          <OwnBrowser browsers={[...rows, ...givenUp]} messages={messages} />
        </>
      )}
      <Credit messages={messages} terms={terms} />
    </div>
  );
}

/** Stands in for the link until its place in the sentence is known. */
const PLACE = '\uE000';

interface CreditProps {
  readonly messages: CustomerMessages;
  readonly terms: Parameters<typeof policyHref>[0];
}

function Credit({ messages, terms }: CreditProps) {
  const preferences = usePreferences();
  const share = useHrefSharing();
  const [before, after] = messages.credit({ site: PLACE }).split(PLACE);
  return (
    <footer className={styles.credit}>
      {before}
      <a href={share(policyHref({ ...terms, preferences }))} target="_blank" rel="noopener">
        Plimsoll
      </a>
      {after}
    </footer>
  );
}

function toRow(browser: Browser, messages: CustomerMessages, version?: string): JudgedBrowser {
  return {
    slug: browser.slug,
    name: messages.browser({ id: browser.slug, browser: browser.name }),
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
