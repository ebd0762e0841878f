import type { ChangeScreenQuery } from '@/__generated__/ChangeScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { changesHref, parseChangesView } from '@/domain/routes/changes';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { ChangedBaseline } from './ChangedBaseline';
import { ChangedCoverage } from './ChangedCoverage';
import { ChangedFeatures } from './ChangedFeatures';
import { ChangedSupport } from './ChangedSupport';
import { ChangeHeader } from './ChangeHeader';
import { CHANGES_PER_PAGE } from './changesPage';
import { NoChanges } from './NoChanges';

export const changeScreenQuery = graphql`
  query ChangeScreenQuery($audience: String!, $from: String!, $to: String!, $skip: Int!)
  @throwOnFieldError {
    isComparable(from: $from, to: $to)
    changes(from: $from, to: $to, audience: $audience, first: 1) @catch {
      ...ChangeHeader_changes
    }
    ...ChangedFeatures_query
    ...ChangedBaseline_query
    ...ChangedCoverage_query
    ...ChangedSupport_query
  }
`;

/** The differences between two data versions or two days, and their causes. */
export function ChangeScreen({ queryRef }: ScreenProps<ChangeScreenQuery>) {
  const query = usePreloadedQuery<ChangeScreenQuery>(changeScreenQuery, queryRef);
  const { from, to, skip } = queryRef.variables;
  const view = { from, to, page: skip / CHANGES_PER_PAGE + 1 };
  const { changes, isComparable } = query;
  if (!isComparable) return <NoChanges view={view} />;
  const meta = (
    <PageMeta
      title="What changed"
      description="Which web features are new or renamed, where browser support changed, and why coverage differs."
      path={changesHref({ from, to })}
    />
  );
  if (!changes.ok)
    return (
      <>
        {meta}
        <PageTitle title="What changed" />
        <SectionFailure what="The comparison" errors={changes.errors} />
      </>
    );
  return (
    <>
      {meta}
      <ChangeHeader changes={changes.value} view={view} />
      <ChangedFeatures query={query} />
      <ChangedBaseline query={query} />
      <ChangedCoverage query={query} view={view} />
      <ChangedSupport query={query} view={view} />
    </>
  );
}

export const changeScreen: ScreenDefinition<ChangeScreenQuery> = {
  Screen: ChangeScreen,
  query: changeScreenQuery,
  variables: (url) => {
    const { from, to, page = 1 } = parseChangesView(url);
    return { from, to, skip: (page - 1) * CHANGES_PER_PAGE };
  },
  outcome: ({ isComparable }) => (isComparable ? undefined : { status: 404 }),
};
