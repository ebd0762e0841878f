import type { NewAudienceScreenQuery } from '@/__generated__/NewAudienceScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { href } from '@/routes/href';
import { PageMeta } from '@/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';
import { BrowserslistForm } from './BrowserslistForm';
import { FileImport } from './FileImport';

const BlendForm = lazySection(
  async () =>
    (await import(/* webpackChunkName: "new-audience-sections" */ './BlendForm')).BlendForm,
);

export const newAudienceScreenQuery = graphql`
  query NewAudienceScreenQuery @throwOnFieldError {
    ...FileImport_query
    ...BlendForm_query
  }
`;

/**
 * Three ways to create an audience: an analytics export, a browserslist configuration, or a blend.
 * Pitfall: none is a lazy section. Until its code arrives, what is typed into a form could be lost.
 */
export function NewAudienceScreen({ queryRef }: ScreenProps<NewAudienceScreenQuery>) {
  const query = usePreloadedQuery<NewAudienceScreenQuery>(newAudienceScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="New audience"
        description="Make an audience from your own analytics, from a browserslist configuration, or from other audiences."
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
      <FileImport query={query} />
      <BrowserslistForm />
      <BlendForm query={query} />
    </>
  );
}

export const newAudienceScreen: ScreenDefinition<NewAudienceScreenQuery> = {
  Screen: NewAudienceScreen,
  query: newAudienceScreenQuery,
  variables: () => ({}),
};
