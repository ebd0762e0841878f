/* eslint-disable relay/unused-fields -- The shares go whole to LoadLine, which knows no Relay. */
import type { ProjectScreenQuery } from '@/__generated__/ProjectScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { SectionFailure } from '@/client/sections/SectionFailure';
import styles from '@/client/ui/Form.module.css';
import { LoadLine } from '@/client/ui/LoadLine';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';

// Its list grows, which takes code that the first screen does not need.
const DecisionList = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-sections" */ './DecisionList')).DecisionList,
);

const ReviewList = lazySection(
  async () => (await import(/* webpackChunkName: "project-sections" */ './ReviewList')).ReviewList,
);

const AdoptAbove = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './AdoptAbove')).AdoptAbove,
);

const EditProject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './EditProject')).EditProject,
);

const ImportDecisions = lazySection(
  async () =>
    (await import(/* webpackChunkName: "project-edit-sections" */ './ImportDecisions'))
      .ImportDecisions,
);

export const projectScreenQuery = graphql`
  query ProjectScreenQuery($workspace: String!, $project: String!) @throwOnFieldError {
    viewer {
      name
    }
    workspace(slug: $workspace) {
      slug
      name
      permissions
      project(slug: $project) {
        id
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
        ...ReviewList_project
        ...DecisionList_project
        ...EditProject_project
      }
    }
  }
`;

const POLICY_NAMES = [
  'policy.json',
  'policy/browserslistrc',
  'policy/eslint.json',
  'policy/stylelint.json',
  'policy/agents.md',
] as const;

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
          { label: 'Workspaces', href: href.workspaces() },
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
      <ReviewList project={project} workspace={workspace.slug} />
      <Section title="Decisions" aside={<Counts project={project} />}>
        <DecisionList project={project} workspace={workspace.slug} />
      </Section>
      {workspace.permissions.includes('decide') && (
        <Section title="Adopt everything above the line">
          <AdoptAbove projectId={project.id} linePercent={project.linePercent} />
        </Section>
      )}
      {workspace.permissions.includes('editProjects') && (
        <Section title="Audience and line">
          <EditProject project={project} />
        </Section>
      )}
      {workspace.permissions.includes('decide') && (
        <Section title="Import a register">
          <ImportDecisions projectId={project.id} />
        </Section>
      )}
      <Section title="Register and policy">
        <p className={styles.actions}>
          {(['md', 'csv', 'json', 'adr.tar'] as const).map((format) => (
            <a key={format} href={teamHref.register(workspace.slug, project.slug, format)}>
              {{ md: 'Markdown', csv: 'CSV', json: 'JSON', 'adr.tar': 'ADR files' }[format]}
            </a>
          ))}
        </p>
        {project.policy.ok && project.policy.value && (
          <p>
            {`As a policy this is `}
            <code>{project.policy.value.hash}</code>
            {`: its browsers are ${formatPercent(project.policy.value.supportedShare, project.linePercent)} of the audience. As files, for members and for programs with a token:`}
          </p>
        )}
        {project.policy.ok && project.policy.value && (
          <p className={styles.actions}>
            {POLICY_NAMES.map((name) => (
              <a key={name} href={teamHref.projectPolicy(workspace.slug, project.slug, name)}>
                {name.replace('policy/', '')}
              </a>
            ))}
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
          <p>{`${formatPercent(shares.supportedShare, linePercent)} can use all of ${formatCountWithNoun(shares.featureCount, 'feature')}.`}</p>
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
