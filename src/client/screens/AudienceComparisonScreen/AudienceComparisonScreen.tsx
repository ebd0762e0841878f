import { useRouter } from 'next/router';
import type { AudienceComparisonScreenQuery } from '@/__generated__/AudienceComparisonScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { PageMeta } from '@/client/sections/PageMeta';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatList } from '@/domain/format';
import { audienceComparisonHref, MAX_COMPARED, splitAudiences } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { audienceComparisonVariables } from './audienceComparisonVariables';
import { ComparedAudiences } from './ComparedAudiences';

const AddAudience = lazySection(
  async () =>
    (await import(/* webpackChunkName: "add-audience-sections" */ './AddAudience')).AddAudience,
);

export const audienceComparisonScreenQuery = graphql`
  query AudienceComparisonScreenQuery($slugs: [String!]!, $audiences: [String!]!)
  @throwOnFieldError {
    featureSet(slugs: $slugs) {
      features {
        slug
        name
      }
      absent {
        matches {
          slug
          name
        }
      }
      coverages(audiences: $audiences) {
        audience {
          key
        }
      }
      ...ComparedAudiences_set @arguments(audiences: $audiences)
    }
    ...AddAudience_query
  }
`;

/** One feature or set for several audiences, their load lines above each other. */
export function AudienceComparisonScreen({ queryRef }: ScreenProps<AudienceComparisonScreenQuery>) {
  const query = usePreloadedQuery<AudienceComparisonScreenQuery>(
    audienceComparisonScreenQuery,
    queryRef,
  );
  const { features, absent, coverages } = query.featureSet;
  const { audience = [], line } = useRouter().query;
  const named = splitAudiences([audience].flat());
  const { slugs: wanted, audiences } = queryRef.variables;
  if (features.length === 0)
    return (
      <NotFound
        what="feature"
        wanted={wanted.join(', ')}
        matches={absent
          .flatMap(({ matches }) => matches)
          .map(({ slug, name }) => ({
            href: audienceComparisonHref([slug], named, [line].flat()[0]),
            label: name,
          }))}
      />
    );
  const slugs = features.map(({ slug }) => slug);
  const leftOut = named.slice(MAX_COMPARED);
  const title = formatList(features.map(({ name }) => name));
  const unknown = audiences.filter((_, index) => !coverages?.[index]);
  const known = coverages?.flatMap((coverage) => coverage?.audience.key ?? []) ?? [];
  return (
    <>
      <ComparisonTitle title={title} slugs={slugs} />
      {unknown.length > 0 && (
        <Note tone="warning">
          {`${formatList(unknown.map((key) => `“${key}”`))}: not ${unknown.length === 1 ? 'an audience' : 'audiences'} we know. Choose one below.`}
        </Note>
      )}
      {leftOut.length > 0 && <Note tone="warning">{leftOutSentence(leftOut)}</Note>}
      <ComparedAudiences set={query.featureSet} slugs={slugs} />
      {known.length < MAX_COMPARED && <AddAudience query={query} slugs={slugs} chosen={known} />}
    </>
  );
}

interface ComparisonTitleProps {
  /** The names of the features. */
  readonly title: string;
  readonly slugs: readonly string[];
}

function ComparisonTitle({ title, slugs }: ComparisonTitleProps) {
  return (
    <>
      <PageMeta
        title={`${title} for several audiences`}
        description={`Who can use ${title}, audience by audience, and what makes the difference.`}
        path={audienceComparisonHref(slugs)}
      />
      <PageTitle
        crumbs={[
          { label: 'Features', href: href.features() },
          {
            label: title,
            href: slugs.length === 1 ? href.feature(slugs[0]!) : href.featureSet(slugs),
          },
        ]}
        title="Audiences side by side"
        lede={<p>{`Who can use ${title}, and what makes the difference.`}</p>}
      />
    </>
  );
}

function leftOutSentence(keys: readonly string[]): string {
  const names = formatList(keys.map((key) => `“${key}”`));
  const [verb, other, it] = keys.length === 1 ? ['is', 'another', 'it'] : ['are', 'others', 'them'];
  return `At most ${MAX_COMPARED} audiences fit side by side, so ${names} ${verb} left out. Remove ${other} to add ${it}.`;
}

export const audienceComparisonScreen: ScreenDefinition<AudienceComparisonScreenQuery> = {
  Screen: AudienceComparisonScreen,
  query: audienceComparisonScreenQuery,
  variables: audienceComparisonVariables,
  outcome: ({ featureSet }) => (featureSet.features.length === 0 ? { status: 404 } : undefined),
};
