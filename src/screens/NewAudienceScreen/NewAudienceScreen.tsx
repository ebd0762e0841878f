import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { NewAudienceScreenQuery } from '@/__generated__/NewAudienceScreenQuery.graphql';
import { Link } from '@/relay/Link';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { BlendForm } from './BlendForm';
import { BrowserslistForm } from './BrowserslistForm';
import { FileImport } from './FileImport';

export const newAudienceScreenQuery = graphql`
  query NewAudienceScreenQuery @throwOnFieldError {
    ...BlendForm_query
  }
`;

/** Three ways to an audience of one's own: a file of one's analytics, a browserslist configuration, a blend of others. */
export function NewAudienceScreen({ queryRef }: ScreenProps<NewAudienceScreenQuery>) {
  const query = usePreloadedQuery<NewAudienceScreenQuery>(newAudienceScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="New audience"
        description="Make an audience from your own analytics, from a browserslist configuration, or of others."
        path="/audiences/new"
      />
      <PageTitle
        crumbs={[{ label: 'Audiences', href: '/audiences' }]}
        title="New audience"
        lede={
          <p>
            The shares of releases your own visitors use, instead of the world’s. A country or a
            Baseline target needs none of this: <Link href="/audiences">choose it</Link>.
          </p>
        }
      />
      <FileImport />
      <BrowserslistForm />
      <BlendForm query={query} />
    </>
  );
}
