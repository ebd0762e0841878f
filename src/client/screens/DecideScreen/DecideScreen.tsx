import type { DecideScreenQuery } from '@/__generated__/DecideScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { parseSubject, printSubject, subjectHref } from '@/domain/routes/watch';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { CurrentDecision } from './CurrentDecision';
import { EvidenceToday } from './EvidenceToday';

const ChooseSubject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "choose-sections" */ './ChooseSubject')).ChooseSubject,
);
const DecisionForm = lazySection(
  async () =>
    (await import(/* webpackChunkName: "decide-sections" */ './DecisionForm')).DecisionForm,
);
const ReviewPanel = lazySection(
  async () => (await import(/* webpackChunkName: "decide-sections" */ './ReviewPanel')).ReviewPanel,
);

export const decideScreenQuery = graphql`
  query DecideScreenQuery(
    $workspace: String!
    $project: String!
    $subject: DecisionSubjectInput!
    $names: [String!]!
    $path: String!
  ) @throwOnFieldError {
    viewer {
      name
    }
    workspace(slug: $workspace) {
      slug
      name
      permissions
      members(first: 100) {
        edges {
          node {
            id
            name
            isViewer
          }
        }
      }
      project(slug: $project) {
        id
        slug
        name
        linePercent
        evidenceOn(subject: $subject) @catch(to: NULL) {
          ...EvidenceToday_evidence
        }
        decisionOn(subject: $subject) {
          version
          state
          owner {
            id
          }
          openReview {
            id
            ...ReviewPanel_review
          }
          ...CurrentDecision_decision
        }
      }
    }
    subject: subjectName(subject: $subject)
    subjectKey(subject: $subject)
    ...ChooseSubject_query
    browsers {
      slug
      name
      type
      currentRelease {
        version
      }
    }
  }
`;

/** A decision on one subject: what holds, and what someone wants to change. */
export function DecideScreen({ queryRef }: ScreenProps<DecideScreenQuery>) {
  const answer = usePreloadedQuery<DecideScreenQuery>(decideScreenQuery, queryRef);
  const { viewer, workspace, subject: name, subjectKey } = answer;
  const { subject } = queryRef.variables;
  const parameter = printSubject(subject);
  const project = workspace?.project;
  if (!viewer || !workspace || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const decision = project.decisionOn;
  const title = name ?? (parameter === '' ? 'Decide on a feature' : `No feature “${parameter}”`);
  return (
    <PrivatePage title={title} isSignedIn>
      <PageTitle
        crumbs={[
          { label: workspace.name, href: teamHref.workspace(workspace.slug) },
          { label: project.name, href: teamHref.project(workspace.slug, project.slug) },
          { label: name ?? 'Decide' },
        ]}
        title={title}
        lede={
          name != null &&
          subjectKey != null && (
            <p>
              {decision ? '' : 'Nothing is decided yet. '}
              <Link
                href={subjectHref(parseSubject(subjectKey.slice(subjectKey.indexOf(':') + 1)))}
              >{`All about ${name}`}</Link>
            </p>
          )
        }
      />
      {name == null ? (
        <ChooseSubject
          query={answer}
          workspace={workspace.slug}
          project={project.slug}
          names={queryRef.variables.names}
        />
      ) : (
        <>
          {decision?.openReview && (
            <ReviewPanel
              key={decision.openReview.id}
              review={decision.openReview}
              mayDecide={workspace.permissions.includes('decide')}
            />
          )}
          {decision ? (
            <CurrentDecision decision={decision} />
          ) : (
            project.evidenceOn && <EvidenceToday evidence={project.evidenceOn} />
          )}
          {workspace.permissions.includes('propose') && (
            <Section id="decide" title={decision ? 'Decide again' : 'Decide'}>
              <DecisionForm
                key={parameter}
                projectId={project.id}
                subject={subject}
                version={decision?.version ?? 0}
                decided={decision?.state}
                mayDecide={workspace.permissions.includes('decide')}
                author={viewer.name}
                ownerId={decision?.owner?.id ?? null}
                linePercent={project.linePercent}
                browsers={answer.browsers.filter(isAwaitable)}
                others={workspace.members.edges
                  .map(({ node }) => node)
                  .filter(({ isViewer }) => !isViewer)}
              />
            </Section>
          )}
        </>
      )}
    </PrivatePage>
  );
}

/** Servers are no browsers, and what gets no releases ships nothing. */
const isAwaitable = ({
  type,
  currentRelease,
}: DecideScreenQuery['response']['browsers'][number]): boolean =>
  type !== 'SERVER' && currentRelease !== null;

export function decideVariables(workspace: string, project: string, text = '') {
  const subject = parseSubject(text);
  const parameter = printSubject(subject);
  return {
    workspace,
    project,
    subject,
    names: subject.features ?? (parameter === '' ? [] : [parameter]),
    path: subject.compatKey ?? '',
  };
}

export const decideScreen: ScreenDefinition<DecideScreenQuery> = {
  Screen: DecideScreen,
  query: decideScreenQuery,
  variables: (url) =>
    decideVariables(url.param('workspace'), url.param('project'), url.search('subject')),
  outcome: ({ viewer, workspace }) => (viewer && !workspace?.project ? { status: 404 } : undefined),
  isPrivate: true,
};
