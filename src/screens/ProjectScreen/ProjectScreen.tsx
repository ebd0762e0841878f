/* eslint-disable relay/unused-fields -- The shares go whole to LoadLine, which knows no Relay. */
import type { ProjectScreenQuery } from '@/__generated__/ProjectScreenQuery.graphql';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountOf } from '@/domain/formatCount';
import { formatLine, formatPercent } from '@/domain/formatPercent';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { teamHref } from '@/routes/teamHref';
import { PrivatePage } from '@/sections/PrivatePage';
import { SectionFailure } from '@/sections/SectionFailure';
import styles from '@/sections/TeamForm.module.css';
import { LoadLine } from '@/ui/LoadLine';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';

// Its list grows, which takes code that the first screen does not need.
const DecisionList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './DecisionList')).DecisionList,
);

export const projectScreenQuery = graphql`
  query ProjectScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      name
    }
    workspace(slug: $workspace) {
      slug
      name
      project(slug: $project) {
        slug
        name
        linePercent
        audience @catch {
          name
        }
        adoptedShares @catch {
          featureCount
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
        policy @catch {
          hash
          supportedShare
        }
        decisionCounts {
          state
          count
        }
        ...DecisionList_project
      }
    }
  }
`;

type Project = NonNullable<NonNullable<ProjectScreenQuery['response']['workspace']>['project']>;

/** What a team builds and decided, at a glance. */
export function ProjectScreen({ queryRef }: ScreenProps<ProjectScreenQuery>) {
  const { viewer, workspace } = usePreloadedQuery<ProjectScreenQuery>(projectScreenQuery, queryRef);
  const project = workspace?.project;
  if (!viewer || !workspace || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const audience = project.audience.ok ? project.audience.value?.name : 'an audience that is gone';
  return (
    <PrivatePage title={project.name} isSignedIn>
      <PageTitle
        crumbs={[
          { label: 'Workspaces', href: teamHref.workspaces() },
          { label: workspace.name, href: teamHref.workspace(workspace.slug) },
          { label: project.name },
        ]}
        title={project.name}
        lede={
          <p>
            {`For ${audience ?? 'nobody'}, with a line of ${formatLine(project.linePercent)}. `}
            <Link href={teamHref.decide(workspace.slug, project.slug)}>Decide on a feature</Link>
          </p>
        }
      />
      <Adopted project={project} />
      <Section title="Decisions" aside={<Counts project={project} />}>
        <DecisionList project={project} workspace={workspace.slug} />
      </Section>
      <Section title="Register and policy">
        <p className={styles.actions}>
          {(['md', 'csv', 'json'] as const).map((format) => (
            <a key={format} href={teamHref.register(workspace.slug, project.slug, format)}>
              {{ md: 'Markdown', csv: 'CSV', json: 'JSON' }[format]}
            </a>
          ))}
        </p>
        {project.policy.ok && project.policy.value && (
          <p>
            {`As a policy this is `}
            <code>{project.policy.value.hash}</code>
            {`: its browsers are ${formatPercent(project.policy.value.supportedShare, project.linePercent)} of the audience.`}
          </p>
        )}
      </Section>
    </PrivatePage>
  );
}

/** The load line of everything the project carries. */
function Adopted({ project: { adoptedShares, linePercent } }: { readonly project: Project }) {
  if (!adoptedShares.ok)
    return <SectionFailure what="Who can use it all" errors={adoptedShares.errors} />;
  const shares = adoptedShares.value;
  return (
    <Section title="All adopted features together">
      {shares ? (
        <>
          <LoadLine shares={shares} linePercent={linePercent} />
          <p>{`${formatPercent(shares.supportedShare, linePercent)} can use all of ${formatCountOf(shares.featureCount, 'feature')}.`}</p>
        </>
      ) : (
        <p>Nothing is adopted yet.</p>
      )}
    </Section>
  );
}

function Counts({ project: { decisionCounts } }: { readonly project: Project }) {
  return decisionCounts
    .map(({ state, count }) => `${count} ${decisionWords(state).toLowerCase()}`)
    .join(', ');
}

export const projectScreen: ScreenDefinition<ProjectScreenQuery> = {
  Screen: ProjectScreen,
  query: projectScreenQuery,
  variables: (url) => ({ workspace: url.param('workspace'), project: url.param('project') }),
  outcome: ({ viewer, workspace }) => (viewer && !workspace?.project ? { status: 404 } : undefined),
  isPrivate: true,
};
