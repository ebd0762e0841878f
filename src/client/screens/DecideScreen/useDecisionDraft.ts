import { useMemo, useState, useSyncExternalStore } from 'react';
import { type DecisionDraft, decisionDraft, EMPTY_DRAFT } from '@/browser/device/decisionDraft';
import { printSubject, type SubjectParameter } from '@/domain/routes/watch';

/** What is typed, also in memory: storage may be blocked. */
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

  /** What was recorded is no draft any more; what was typed while it was on its way stays one. */
  function forget(recorded: DecisionDraft): void {
    if (JSON.stringify(stored.read()) === JSON.stringify(recorded)) stored.remove();
    setTyped((current) => (current === recorded ? undefined : current));
  }

  return { draft, isTyping: typed !== undefined, change, forget };
}
