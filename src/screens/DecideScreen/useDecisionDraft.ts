import { useMemo, useState, useSyncExternalStore } from 'react';
import { type DecisionDraft, decisionDraft } from '@/device/decisionDraft';
import { printSubject, type SubjectParameter } from '@/routes/subjectParameter';

/** Also in memory: storage may be blocked. `after` is the version recorded last before it. */
interface Typed {
  readonly draft: DecisionDraft;
  readonly after: number;
}

const EMPTY: DecisionDraft = {
  state: '',
  rationale: '',
  fallback: '',
  reviewOn: '',
  ownerId: '',
};

/** @param recorded the version this form recorded last; what was typed before it is no draft. */
export function useDecisionDraft(projectId: string, subject: SubjectParameter, recorded: number) {
  const stored = useMemo(
    () => decisionDraft(projectId, printSubject(subject)),
    [projectId, subject],
  );
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const [typed, setTyped] = useState<Typed>();
  const isTyping = typed?.after === recorded;
  const draft = (isTyping ? typed.draft : kept) ?? EMPTY;

  function change(part: Partial<DecisionDraft>): void {
    const next = { ...draft, ...part };
    setTyped({ draft: next, after: recorded });
    stored.write(next);
  }

  return { draft, isTyping, change, forget: () => stored.remove() };
}
