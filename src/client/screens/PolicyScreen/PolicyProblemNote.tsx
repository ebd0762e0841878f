import type { ReactNode } from 'react';
import { Note } from '@/client/ui/Note';
import { policyHref, type PolicyView } from '@/domain/routes/policy';
import { Link } from '@/relay/route/Link';
import { policyProblem } from './policyProblem';

interface PolicyProblemNoteProps {
  readonly view: PolicyView;
  /** Shown if the address has no mistake. */
  readonly otherwise: ReactNode;
}

/** Says what is wrong with the address of a policy. */
export function PolicyProblemNote({ view, otherwise }: PolicyProblemNoteProps) {
  const problem = policyProblem(view);
  if (problem === undefined) return otherwise;
  return (
    <Note tone="warning">
      {problem}
      {view.floors.length > 0 && (
        <>
          {' '}
          <Link href={policyHref({ ...view, floors: [] })}>Reset to automatic</Link>
        </>
      )}
    </Note>
  );
}
