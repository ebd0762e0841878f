import { type SubmitEvent, useState } from 'react';
import type { DecideHereMutation, DecisionState } from '@/__generated__/DecideHereMutation.graphql';
import type {
  DecideHereQuery,
  DecideHereQuery$data,
} from '@/__generated__/DecideHereQuery.graphql';
import { Button } from '@/client/ui/Button';
import { TextArea } from '@/client/ui/TextArea';
import { teamHref } from '@/domain/routes/teams';
import { parseSubject } from '@/domain/routes/watch';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Link } from '@/relay/route/Link';
import { ChangeProblem } from './ChangeProblem';
import { EvidenceCard } from './EvidenceCard';
import { fieldProblem } from './fieldProblem';
import { formText } from './formText';
import { MemberPart } from './MemberPart';
import { StateChoices } from './StateChoices';
import styles from '@/client/ui/Form.module.css';

const recordMutation = graphql`
  mutation DecideHereMutation($input: RecordDecisionInput!) {
    recordDecision(input: $input) {
      decision {
        id
        state
        version
      }
      problems {
        message
        path
      }
    }
  }
`;

interface DecideHereProps {
  readonly workspace: string;
  readonly project: string;
  /** As addresses of decisions write it. */
  readonly subject: string;
  readonly onDecided: () => void;
}

/** Decides where one reads: a project's evidence and the choices. All else is in the full form. */
export function DecideHere(props: DecideHereProps) {
  return (
    <MemberPart what="The decision">
      {(attempt) => <Opened {...props} attempt={attempt} />}
    </MemberPart>
  );
}

function Opened({
  workspace,
  project,
  subject,
  attempt,
  onDecided,
}: DecideHereProps & { readonly attempt: number }) {
  const answer = useLazyLoadQuery<DecideHereQuery>(
    graphql`
      query DecideHereQuery($workspace: String!, $project: String!, $subject: DecisionSubjectInput!)
      @throwOnFieldError {
        workspace(slug: $workspace) {
          permissions
          project(slug: $project) {
            id
            evidenceOn(subject: $subject) @catch(to: NULL) {
              ...EvidenceCard_evidence
            }
            decisionOn(subject: $subject) {
              version
              state
            }
          }
        }
      }
    `,
    { workspace, project, subject: parseSubject(subject) },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const found = answer.workspace?.project;
  if (!answer.workspace || !found) return <p>You are no longer a member of this workspace.</p>;
  return (
    <>
      {found.evidenceOn && <EvidenceCard evidence={found.evidenceOn} />}
      <QuickForm
        project={found}
        mayDecide={answer.workspace.permissions.includes('decide')}
        subject={subject}
        fullForm={teamHref.decide(workspace, project, subject)}
        onDecided={onDecided}
      />
    </>
  );
}

type Project = NonNullable<NonNullable<DecideHereQuery$data['workspace']>['project']>;

interface QuickFormProps extends Pick<DecideHereProps, 'subject' | 'onDecided'> {
  readonly project: Project;
  readonly mayDecide: boolean;
  readonly fullForm: string;
}

function QuickForm({ project, mayDecide, subject, fullForm, onDecided }: QuickFormProps) {
  const [state, choose] = useState<string>(
    mayDecide ? (project.decisionOn?.state ?? '') : 'PROPOSED',
  );
  const [change, record] = useMutation<DecideHereMutation>(recordMutation);
  const problems = change.response?.recordDecision.problems;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = readInput(new FormData(event.currentTarget), { project, subject, state });
    record({
      variables: { input },
      updater: (store) => {
        if (store.getRootField('recordDecision')?.getLinkedRecord('decision')) onDecided();
      },
    });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <StateChoices mayDecide={mayDecide} value={state} onChoose={choose} />
      {state === 'ADOPTED_WITH_FALLBACK' && (
        <TextArea
          label="Fallback"
          name="fallback"
          rows={2}
          required
          hint="Shown to people whose browser lacks it."
          error={fieldProblem(problems, 'fallback')}
        />
      )}
      <TextArea
        label="Why (optional)"
        name="rationale"
        rows={2}
        error={fieldProblem(problems, 'rationale')}
      />
      <ChangeProblem state={change} problems={problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={state === ''}>
          {state === 'PROPOSED' ? 'Propose' : 'Save'}
        </Button>
        <Link href={fullForm}>With an owner, a review date and conditions</Link>
      </div>
    </form>
  );
}

interface Chosen extends Pick<QuickFormProps, 'project' | 'subject'> {
  readonly state: string;
}

const readInput = (form: FormData, { project, subject, state }: Chosen) => ({
  projectId: project.id,
  subject: parseSubject(subject),
  state: state as DecisionState,
  rationale: formText(form, 'rationale'),
  fallback: state === 'ADOPTED_WITH_FALLBACK' ? formText(form, 'fallback') : null,
  expectedVersion: project.decisionOn?.version ?? 0,
});
