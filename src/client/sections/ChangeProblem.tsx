import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import type { MutationState } from '@/relay/mutations/useMutation';

interface Problem {
  readonly message: string;
  readonly path: readonly string[] | null | undefined;
}

interface ChangeProblemProps {
  readonly state: MutationState<never> | { readonly status: string; readonly error?: Error };
  readonly problems: readonly Problem[] | undefined;
}

/** Says why a change failed, if no field is at fault, and offers to try again. */
export function ChangeProblem({ state, problems }: ChangeProblemProps) {
  if ('error' in state && state.error)
    return (
      <Notice
        tone="error"
        action={'retry' in state && <Button onClick={state.retry}>Try again</Button>}
      >
        {state.error.message}
      </Notice>
    );
  const problem = problems?.find(({ path }) => !path);
  return problem ? <Notice tone="error">{problem.message}</Notice> : null;
}
