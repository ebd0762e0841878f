import type { DataScreenQuery } from '@/__generated__/DataScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { DataAge } from './DataAge';
import { DataHistory } from './DataHistory';
import { DataVersions } from './DataVersions';
import { MissingVersion } from './MissingVersion';

export const dataScreenQuery = graphql`
  query DataScreenQuery @throwOnFieldError {
    ...MissingVersion_query
    ...DataAge_query
    ...DataVersions_query
    ...DataHistory_query
  }
`;

/** The data that is served, its age, and the other versions that are kept. */
export function DataScreen({ queryRef }: ScreenProps<DataScreenQuery>) {
  const query = usePreloadedQuery<DataScreenQuery>(dataScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Data"
        description="Which data packages every answer comes from, how old they are, and which versions are kept or were rejected."
        path={href.data()}
      />
      <PageTitle
        title="Data"
        lede={
          <p>
            Every answer comes from published data packages, compiled and verified together.{' '}
            <Link href={href.changes()}>See what changed</Link>.
          </p>
        }
      />
      <MissingVersion query={query} />
      <DataAge query={query} />
      <DataVersions query={query} />
      <DataHistory query={query} />
    </>
  );
}

export const dataScreen: ScreenDefinition<DataScreenQuery> = {
  Screen: DataScreen,
  query: dataScreenQuery,
  variables: () => ({}),
  outcome: (_, url) => (url.search('missing') === undefined ? undefined : { status: 404 }),
};
