import type { DecideScreenQuery } from '@/__generated__/DecideScreenQuery.graphql';
import { PrivatePage } from '@/client/sections/PrivatePage';
import { projectOutcome } from '@/client/sections/projectOutcome';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { teamHref } from '@/domain/routes/teams';
import {
  parseSubject,
  printSubject,
  subjectHref,
  type SubjectParameter,
} from '@/domain/routes/watch';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { CurrentDecision } from './CurrentDecision';
import { PENDING_DECISION } from './pendingDecision';

const ChooseSubject = lazySection(
  async () =>
    (await import(/* webpackChunkName: "choose-sections" */ './ChooseSubject')).ChooseSubject,
);
const EvidenceToday = lazySection(
  async () =>
    (await import(/* webpackChunkName: "decide-sections" */ './EvidenceToday')).EvidenceToday,
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
        archivedAt
        workspace {
          slug
        }
        linePercent
        evidenceOn(subject: $subject) @catch(to: NULL) {
          ...EvidenceToday_evidence
          ...DecisionForm_evidence
        }
        decisionOn(subject: $subject) {
          id
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

type Answer = DecideScreenQuery['response'];
type Workspace = NonNullable<Answer['workspace']>;

interface Asked {
  readonly viewer: NonNullable<Answer['viewer']>;
  readonly workspace: Workspace;
  readonly project: NonNullable<Workspace['project']>;
}

/** The decision on one subject: the one in force, and a form to change it. */
export function DecideScreen({ queryRef }: ScreenProps<DecideScreenQuery>) {
  const answer = usePreloadedQuery<DecideScreenQuery>(decideScreenQuery, queryRef);
  const { viewer, workspace, subject: name, subjectKey } = answer;
  const { subject, names } = queryRef.variables;
  const parameter = printSubject(subject);
  const project = workspace?.project;
  if (!viewer || !workspace || !project)
    return (
      <PrivatePage title="" isSignedIn={viewer != null} isFound={false}>
        {null}
      </PrivatePage>
    );
  const title = name ?? (parameter === '' ? 'Decide on a feature' : `No feature “${parameter}”`);
  return (
    <PrivatePage title={title} isSignedIn isPosting>
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
              {project.decisionOn ? '' : 'Nothing is decided yet. '}
              <Link href={hrefOfKey(subjectKey)}>{`All about ${name}`}</Link>
            </p>
          )
        }
      />
      {name == null ? (
        <ChooseSubject
          query={answer}
          workspace={workspace.slug}
          project={project.slug}
          names={names}
        />
      ) : (
        <Deciding
          key={parameter}
          subject={subject}
          browsers={answer.browsers.filter(isAwaitable)}
          {...{ viewer, workspace, project }}
        />
      )}
    </PrivatePage>
  );
}

const hrefOfKey = (subjectKey: string): string =>
  subjectHref(parseSubject(subjectKey.slice(subjectKey.indexOf(':') + 1)));

interface DecidingProps extends Asked {
  readonly subject: SubjectParameter;
  readonly browsers: Answer['browsers'];
}

/** The open review, the decision in force with its evidence, and the form. */
function Deciding({ viewer, workspace, project, subject, browsers }: DecidingProps) {
  const { permissions, members } = workspace;
  const { decisionOn: decision, evidenceOn: evidence } = project;
  const isActive = project.archivedAt == null;
  const mayDecide = isActive && permissions.includes('decide');
  return (
    <>
      {decision?.openReview && (
        <ReviewPanel
          key={decision.openReview.id}
          review={decision.openReview}
          mayDecide={mayDecide}
        />
      )}
      {decision ? (
        <CurrentDecision decision={decision} />
      ) : (
        evidence && <EvidenceToday evidence={evidence} />
      )}
      {!isActive && <Notice>{`${project.name} is archived, so nothing can be decided.`}</Notice>}
      {isActive && permissions.includes('propose') && (
        <DecisionForm
          workspace={workspace.slug}
          project={project.slug}
          projectId={project.id}
          subject={subject}
          version={decision?.version ?? 0}
          decided={decision?.state}
          isInForce={decision != null && decision.id !== PENDING_DECISION}
          isReviewed={decision?.openReview != null}
          mayDecide={mayDecide}
          author={viewer.name}
          ownerId={decision?.owner?.id ?? null}
          linePercent={project.linePercent}
          evidence={evidence ?? null}
          browsers={browsers}
          others={members.edges.map(({ node }) => node).filter(({ isViewer }) => !isViewer)}
        />
      )}
    </>
  );
}

/** Leaves out servers, and browsers that get no more releases. */
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
  outcome: (answer, url) =>
    projectOutcome(answer, url, (team, slug) => teamHref.decide(team, slug, url.search('subject'))),
  isPrivate: true,
};
