import type { ProjectScreenQuery } from '@/__generated__/ProjectScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { projectOutcome } from '@/client/sections/projectOutcome';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AdoptedShares } from './AdoptedShares';
import { DecisionCounts } from './DecisionCounts';
import { ProjectTitle } from './ProjectTitle';

// Its list grows, which takes code that the first screen does not need.
const DecisionList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './DecisionList')).DecisionList,
);

const ReviewList = lazySection(
  async () => (await import(/* webpackChunkName: "project-sections" */ './ReviewList')).ReviewList,
);

const PossibleNow = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './PossibleNow')).PossibleNow,
);

const WaitingList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './WaitingList')).WaitingList,
);

const UsesInCode = lazySection(
  async () => (await import(/* webpackChunkName: "project-sections" */ './UsesInCode')).UsesInCode,
);

const DecisionActs = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './DecisionActs')).DecisionActs,
);

const AdoptAbove = lazySection(
  async () => (await import(/* webpackChunkName: "project-sections" */ './AdoptAbove')).AdoptAbove,
);

export const projectScreenQuery = graphql`
  query ProjectScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      __typename
    }
    workspace(slug: $workspace) {
      project(slug: $project) {
        slug
        name
        archivedAt
        workspace {
          slug
          permissions
        }
        ...ProjectTitle_project
        ...AdoptedShares_project
        ...ReviewList_project
        ...DecisionCounts_project
        ...DecisionList_project
        ...AdoptAbove_project
        ...PossibleNow_project
        ...WaitingList_project
        ...UsesInCode_project
        ...DecisionActs_project
      }
    }
  }
`;

/** A team's project: who can use all it adopted, the tasks of this week, and its decisions. */
export function ProjectScreen({ queryRef }: ScreenProps<ProjectScreenQuery>) {
  const { viewer, workspace } = usePreloadedQuery<ProjectScreenQuery>(projectScreenQuery, queryRef);
  const project = workspace?.project;
  if (!viewer || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const { archivedAt } = project;
  const { slug, permissions } = project.workspace;
  const canDecide = permissions.includes('decide') && archivedAt == null;
  return (
    <PrivatePage title={project.name} isSignedIn>
      <ProjectTitle project={project} />
      {archivedAt != null && (
        <Notice>
          {`Archived on ${archivedAt.slice(0, 10)}: it can be read, and opens no reviews. `}
          <Link href={teamHref.projectSettings(slug, project.slug)}>
            Restore it in its settings
          </Link>
        </Notice>
      )}
      <AdoptedShares project={project} />
      <ReviewList project={project} />
      <PossibleNow project={project}>{canDecide && <AdoptAbove project={project} />}</PossibleNow>
      <WaitingList project={project} />
      <UsesInCode project={project} isAsking={canDecide} />
      <Section title="Decisions" aside={<DecisionCounts project={project} />}>
        <DecisionActs project={project} />
        <DecisionList project={project} />
      </Section>
    </PrivatePage>
  );
}

export const projectScreen: ScreenDefinition<ProjectScreenQuery> = {
  Screen: ProjectScreen,
  query: projectScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace'), project: url.param('project') }),
  outcome: (answer, url) => projectOutcome(answer, url, teamHref.project),
  isPrivate: true,
};
