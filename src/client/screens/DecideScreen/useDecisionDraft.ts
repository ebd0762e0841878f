import { useMemo, useState, useSyncExternalStore } from 'react';
import { type DecisionDraft, decisionDraft, EMPTY_DRAFT } from '@/browser/device/decisionDraft';
import { printSubject, type SubjectParameter } from '@/domain/routes/watch';

/** The draft of a decision. It is in memory, too, because storage may be blocked. */
export function useDecisionDraft(projectId: string, subject: SubjectParameter) {
  const stored = useMemo(
    () => decisionDraft(projectId, printSubject(subject)),
    [projectId, subject],
  );
  const kept = useSyncExternalStore(stored.subscribe, stored.read, () => null);
  const [typed, setTyped] = useState<DecisionDraft>();
  const draft = typed ?? kept ?? EMPTY_DRAFT;

  function change(part: Partial<DecisionDraft>): void {
    const next = { ...draft, ...part };
    setTyped(next);
    stored.write(next);
  }

  /** Drops the recorded draft, but keeps what was typed while it was being sent. */
  function forget(recorded: DecisionDraft): void {
    if (JSON.stringify(stored.read()) === JSON.stringify(recorded)) stored.remove();
    setTyped((current) => (current === recorded ? undefined : current));
  }

  return {
    draft,
    isTyping: typed !== undefined,
    hasDraft: (typed ?? kept) !== null,
    change,
    forget,
  };
}
