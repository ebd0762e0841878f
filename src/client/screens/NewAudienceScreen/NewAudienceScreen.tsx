import type { NewAudienceScreenQuery } from '@/__generated__/NewAudienceScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { readBrowserslist } from '@/engines/importer/forPage';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { BrowserslistForm } from './BrowserslistForm';
import { FileImport } from './FileImport';

const PlatformWay = lazySection(
  async () =>
    (await import(/* webpackChunkName: "new-audience-sections" */ './PlatformWay')).PlatformWay,
);
const BlendForm = lazySection(
  async () =>
    (await import(/* webpackChunkName: "new-audience-sections" */ './BlendForm')).BlendForm,
);

export const newAudienceScreenQuery = graphql`
  query NewAudienceScreenQuery($key: String!, $isAsked: Boolean!) @throwOnFieldError {
    audienceLookup(key: $key) @include(if: $isAsked) @catch(to: NULL) {
      audience {
        key
      }
      problems {
        message
      }
    }
    ...FileImport_query
    ...PlatformWay_query
    ...BlendForm_query
  }
`;

/**
 * Four ways to create an audience: an analytics export, shares of platforms, a browserslist
 * configuration, or a blend.
 * Pitfall: neither a file nor pasted text may be lost, so their forms are not lazy sections.
 * Without scripts, the address holds the configuration that was sent.
 */
export function NewAudienceScreen({ queryRef }: ScreenProps<NewAudienceScreenQuery>) {
  const query = usePreloadedQuery<NewAudienceScreenQuery>(newAudienceScreenQuery, queryRef);
  const asked = new URLSearchParams(usePageAddress().split('?')[1]).get('browserslist');
  return (
    <>
      <PageMeta
        title="New audience"
        description="Make an audience from your own analytics, from shares of platforms, from a browserslist configuration, or from other audiences."
        path={href.newAudience()}
      />
      <PageTitle
        crumbs={[{ label: 'Audiences', href: href.audiences() }]}
        title="New audience"
        lede={
          <p>
            Use your own visitors’ browsers instead of the world’s. For a country or a Baseline
            target, <Link href={href.audiences()}>pick one from the list</Link>.
          </p>
        }
      />
      <FileImport query={query} isOpen={asked === null} />
      <PlatformWay query={query} />
      <BrowserslistForm asked={asked} refusal={query.audienceLookup?.problems[0]?.message} />
      <BlendForm query={query} />
    </>
  );
}

export const newAudienceScreen: ScreenDefinition<NewAudienceScreenQuery> = {
  Screen: NewAudienceScreen,
  query: newAudienceScreenQuery,
  variables: (url) => {
    const pasted = readBrowserslist(url.search('browserslist') ?? '');
    return { key: `browserslist:${pasted?.query ?? ''}`, isAsked: pasted !== undefined };
  },
  outcome: ({ audienceLookup }) =>
    audienceLookup?.audience
      ? { status: 308, location: href.audience(audienceLookup.audience.key) }
      : undefined,
};
