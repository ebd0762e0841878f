import type { DecideScreenQuery } from '@/__generated__/DecideScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { subjectHref } from '@/routes/subjectHref';
import { parseSubject, printSubject } from '@/routes/subjectParameter';
import { teamHref } from '@/routes/teamHref';
import { PrivatePage } from '@/sections/PrivatePage';
import styles from '@/sections/TeamForm.module.css';
import { Button } from '@/ui/Button';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';
import { TextField } from '@/ui/TextField';
import { CurrentDecision } from './CurrentDecision';
import { EvidenceToday } from './EvidenceToday';

const DecisionForm = lazySection(
  async () =>
    (await import(/* webpackChunkName: "decide-sections" */ './DecisionForm')).DecisionForm,
);
const ReviewPanel = lazySection(
  async () => (await import(/* webpackChunkName: "decide-sections" */ './ReviewPanel')).ReviewPanel,
);

export const decideScreenQuery = graphql`
  query DecideScreenQuery($workspace: String!, $project: String!, $subject: DecisionSubjectInput!)
  @throwOnFieldError {
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
  const { viewer, workspace, subject: name } = answer;
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
          name != null && (
            <p>
              {decision ? '' : 'Nothing is decided yet. '}
              <Link href={subjectHref(subject)}>{`All about ${name}`}</Link>
            </p>
          )
        }
      />
      {name == null ? (
        <ChooseSubject action={teamHref.decide(workspace.slug, project.slug)} wanted={parameter} />
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

/** A plain form: its address names the subject. */
function ChooseSubject({ action, wanted }: { readonly action: string; readonly wanted: string }) {
  return (
    <form className={styles.form} action={action}>
      <TextField
        label="Feature, features or compat key"
        name="subject"
        required
        isMono
        defaultValue={wanted}
        hint="Such as has, or has,subgrid, or css.properties.gap"
        error={wanted === '' ? undefined : 'There is none of this name. Check the spelling.'}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </div>
    </form>
  );
}

export const decideScreen: ScreenDefinition<DecideScreenQuery> = {
  Screen: DecideScreen,
  query: decideScreenQuery,
  variables: (url) => ({
    workspace: url.param('workspace'),
    project: url.param('project'),
    subject: parseSubject(url.search('subject') ?? ''),
  }),
  outcome: ({ viewer, workspace }) => (viewer && !workspace?.project ? { status: 404 } : undefined),
  isPrivate: true,
};
