import type { CompatScreenQuery } from '@/__generated__/CompatScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { href } from '@/domain/routes/href';
import { parseCompatPath } from '@/domain/routes/subjects';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { CompatKeyFacts } from './CompatKeyFacts';
import { CompatKeyHeader } from './CompatKeyHeader';
import { CompatRoots } from './CompatRoots';

// Below the fold. One chunk, because readers who scroll down need all of it.
const SupportTable = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compat-sections" */ './SupportTable')).SupportTable,
);
const CompatKeyVerdict = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compat-sections" */ './CompatKeyVerdict')).CompatKeyVerdict,
);
const CompatKeyLeftOut = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compat-sections" */ './CompatKeyLeftOut')).CompatKeyLeftOut,
);

/** The page size of the key table, as requested by `SupportTable_compatKey`. */
const CHILDREN_PER_PAGE = 100;

export const compatScreenQuery = graphql`
  query CompatScreenQuery($audience: String!, $path: String!, $hasPath: Boolean!, $skip: Int!)
  @throwOnFieldError {
    ...CompatRoots_query @skip(if: $hasPath) @alias(as: "roots")
    ...SupportTable_query @include(if: $hasPath) @alias(as: "columns")
    compatKey(path: $path) @include(if: $hasPath) {
      path
      ...CompatKeyHeader_compatKey
      ...CompatKeyVerdict_compatKey
      ...CompatKeyFacts_compatKey
      ...SupportTable_compatKey
      ...CompatKeyLeftOut_compatKey
    }
    compatKeyNearMatches(path: $path, first: 8) @include(if: $hasPath) @catch(to: NULL) {
      path
    }
  }
`;

/** A path may use slashes, dots, or both. */
export function compatScreenVariables(url: RouteUrl) {
  const parts = url.params('path');
  return {
    path: parseCompatPath(url),
    hasPath: parts.length > 0,
    skip: (url.page - 1) * CHILDREN_PER_PAGE,
  };
}

export function compatScreenOutcome(
  { compatKey }: CompatScreenQuery['response'],
  url: RouteUrl,
): RouteOutcome | undefined {
  const parts = url.params('path');
  if (parts.length === 0) return undefined;
  if (!compatKey) return { status: 404 };
  return parts.some((part) => part.includes('.'))
    ? { status: 308, location: href.compat(compatKey.path) }
    : undefined;
}

export function CompatScreen({ queryRef }: ScreenProps<CompatScreenQuery>) {
  const { roots, compatKey, columns, compatKeyNearMatches } = usePreloadedQuery<CompatScreenQuery>(
    compatScreenQuery,
    queryRef,
  );
  const { path, skip } = queryRef.variables;
  if (roots) return <CompatRoots query={roots} />;
  if (!compatKey || !columns) {
    const matches = compatKeyNearMatches?.map((match) => ({
      href: href.compat(match.path),
      label: match.path,
    }));
    return <NotFound what="compat key" wanted={path} matches={matches} />;
  }
  return (
    <>
      <CompatKeyHeader compatKey={compatKey} />
      <CompatKeyVerdict compatKey={compatKey} />
      <CompatKeyFacts compatKey={compatKey} />
      <SupportTable
        compatKey={compatKey}
        query={columns}
        page={skip / CHILDREN_PER_PAGE + 1}
        pageSize={CHILDREN_PER_PAGE}
      />
      <CompatKeyLeftOut compatKey={compatKey} />
    </>
  );
}

export const compatScreen: ScreenDefinition<CompatScreenQuery> = {
  Screen: CompatScreen,
  query: compatScreenQuery,
  variables: compatScreenVariables,
  outcome: compatScreenOutcome,
};
