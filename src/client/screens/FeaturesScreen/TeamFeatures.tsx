// The team's part of the list of features. Pitfall: it is one chunk that only members load, and
// never in the HTML, which is the same for everyone.
import type { TeamFeaturesQuery } from '@/__generated__/TeamFeaturesQuery.graphql';
import { MemberPart } from '@/client/sections/MemberPart';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { formatCountWithNoun } from '@/domain/format';
import { type FeaturesView, toFeatureSort } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { needsDetails } from './featureColumns.data';
import { FEATURES_PER_PAGE } from './featuresVariables';
import { FeatureTable } from './FeatureTable';
import { TeamProjectField } from './TeamProjectField';
import { type TeamProject, useTeamProject } from './useTeamProject';

const teamFeaturesQuery = graphql`
  query TeamFeaturesQuery(
    $project: ID!
    $query: String!
    $sort: FeatureSort!
    $audience: String!
    $linePercent: Float!
    $skip: Int!
    $details: Boolean!
  ) @throwOnFieldError {
    node(id: $project) {
      ... on Project {
        features(
          query: $query
          sort: $sort
          audience: $audience
          linePercent: $linePercent
          first: 50
          skip: $skip
        ) {
          totalCount
          queryProblem {
            message
          }
          edges {
            node {
              ...FeatureTable_features
            }
          }
        }
      }
    }
  }
`;

/** The answer to a query that asks what the team decided. */
export function TeamFeatures({ view }: { readonly view: FeaturesView }) {
  return (
    <MemberPart what="What your team decided">
      {(attempt) => <ProjectFeatures view={view} attempt={attempt} />}
    </MemberPart>
  );
}

interface ProjectFeaturesProps {
  readonly view: FeaturesView;
  readonly attempt: number;
}

function ProjectFeatures({ view, attempt }: ProjectFeaturesProps) {
  const { isSignedIn, projects, project } = useTeamProject(attempt);
  if (!isSignedIn)
    return (
      <EmptyState title="You are signed out.">
        <Link href={href.signIn({ next: href.features(view) })}>Sign in</Link>
      </EmptyState>
    );
  if (!project)
    return (
      <EmptyState title="You aren’t in a project yet.">
        <Link href={href.workspaces()}>Your workspaces</Link>
      </EmptyState>
    );
  return (
    <>
      <TeamProjectField projects={projects} project={project} />
      <MemberPart what="The list">
        {(again) => <FeatureList view={view} project={project} attempt={again} />}
      </MemberPart>
    </>
  );
}

function FeatureList({
  view,
  project,
  attempt,
}: ProjectFeaturesProps & { readonly project: TeamProject }) {
  const { audience, linePercent } = usePreferences();
  const { query, sort, page, columns } = view;
  const { node } = useLazyLoadQuery<TeamFeaturesQuery>(
    teamFeaturesQuery,
    {
      project: project.id,
      query,
      sort: toFeatureSort(sort),
      audience,
      linePercent,
      skip: (page - 1) * FEATURES_PER_PAGE,
      details: needsDetails(columns),
    },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const { totalCount = 0, queryProblem, edges = [] } = node?.features ?? {};
  return (
    <>
      <p role="status">{queryProblem?.message ?? countSentence(totalCount, project)}</p>
      {edges.length > 0 && (
        <FeatureTable features={edges.map((edge) => edge.node)} view={{ ...view, columns }} />
      )}
      {totalCount > FEATURES_PER_PAGE && (
        <Pagination
          label="Features"
          page={page}
          pageSize={FEATURES_PER_PAGE}
          total={totalCount}
          getHref={(other) => href.features({ ...view, page: other })}
        />
      )}
    </>
  );
}

const countSentence = (count: number, { name }: TeamProject): string =>
  count === 0
    ? `No feature matches this query in ${name}.`
    : `${formatCountWithNoun(count, 'feature')} in ${name}`;
