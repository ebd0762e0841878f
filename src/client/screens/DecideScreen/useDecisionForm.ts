import { type SubmitEvent, useState } from 'react';
import type { DecisionState } from '@/__generated__/useRecordDecisionMutation.graphql';
import { type DecisionDraft, SELF } from '@/browser/device/decisionDraft';
import { readPercent } from '@/domain/readPercent';
import type { SubjectParameter } from '@/domain/routes/watch';
import { useDecisionDraft } from './useDecisionDraft';
import { useRecordDecision } from './useRecordDecision';

export interface DecisionFormInput {
  readonly projectId: string;
  readonly subject: SubjectParameter;
  /** The version on the page; 0 if there is no decision. */
  readonly version: number;
  /** The state in force, if any. */
  readonly decided: string | undefined;
  readonly mayDecide: boolean;
  /** The reader's name. */
  readonly author: string;
  /** The owner of the decision in force; null if no one owns it, or the owner has left. */
  readonly ownerId: string | null;
  /** The members who could own it instead of the reader. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
}

/** The form's state: the draft on top of the decision in force, and how to send it. */
export function useDecisionForm({
  projectId,
  subject,
  version,
  decided,
  ...who
}: DecisionFormInput) {
  const { ownerId: ownerInForce, mayDecide, author, others } = who;
  const [seen, takeVersion] = useState(version);
  const [isIdle, setIdle] = useState(false);
  const [state, record] = useRecordDecision(author);
  const payload = state.status === 'done' ? state.response.recordDecision : undefined;
  const recorded = payload?.decision?.version ?? 0;
  const basis = Math.max(seen, recorded);
  const { draft, isTyping, hasDraft, change: keep, forget } = useDecisionDraft(projectId, subject);
  const conflict = payload?.problems.find(({ code }) => code === 'CONFLICT');
  const isTaken = conflict !== undefined && basis === conflict.current?.version;
  const inForce = isTaken ? conflict.current?.owner?.id : ownerInForce;
  const ownerId = chosenOwner(draft.ownerId, inForce, others);
  const chosen = mayDecide ? draft.state || (decided ?? 'ADOPTED') : 'PROPOSED';
  const isUnchanged =
    chosen === (isTaken ? conflict.current?.decidedAs : decided) &&
    ownerId === chosenOwner('', inForce, others) &&
    isBlank(draft);

  // The choice stays when another decision comes into force meanwhile.
  const change = (part: Partial<DecisionDraft>) => keep({ state: chosen, ...part });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIdle(isUnchanged);
    if (isUnchanged) return;
    record(
      { projectId, subject, expectedVersion: basis, ...readDraft(draft, chosen, ownerId) },
      () => forget(draft),
    );
  }

  return {
    state,
    payload,
    draft,
    chosen,
    ownerId,
    conflict,
    isTaken,
    hasDraft,
    isIdle: isIdle && isUnchanged,
    isDone: recorded > 0 && !isTyping,
    change,
    takeVersion,
    send,
  };
}

const readDraft = (draft: DecisionDraft, state: string, ownerId: string) => ({
  state: state as DecisionState,
  rationale: draft.rationale,
  fallback: state === 'ADOPTED_WITH_FALLBACK' ? draft.fallback : null,
  reviewOn: draft.reviewOn || null,
  ...(state !== 'PROPOSED' && readConditions(draft)),
  ownerId: ownerId === SELF ? null : ownerId,
});

/** True if nothing has been typed. */
const isBlank = ({ rationale, fallback, reviewOn, askAtPercent, askWhenShipped }: DecisionDraft) =>
  `${rationale}${fallback}${reviewOn}${askAtPercent}${askWhenShipped}`.trim() === '';

const readConditions = ({ askAtPercent, askWhenShipped }: DecisionDraft) => ({
  askAtPercent: readPercent(askAtPercent),
  askWhenShipped: askWhenShipped || null,
});

/** The owner stays when someone decides again, unless someone else is chosen. */
function chosenOwner(
  chosen: string,
  inForce: string | null | undefined,
  others: DecisionFormInput['others'],
): string {
  const known = (id: string) => id === SELF || others.some((one) => one.id === id);
  return [chosen, inForce ?? SELF].find(known) ?? SELF;
}
