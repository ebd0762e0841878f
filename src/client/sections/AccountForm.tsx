import { type ReactNode, type SubmitEvent, useState } from 'react';
import { ACCOUNT_PROBLEMS } from '@/client/sections/accountProblems';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { type AccountAction, teamHref } from '@/domain/routes/teams';
import { useSite } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { type FormProblem, postAccountForm } from './postAccountForm';
import styles from '@/client/ui/Form.module.css';

interface AccountFormProps {
  readonly action: AccountAction;
  readonly submit: string;
  /** `plain` if another form on the page matters more. */
  readonly variant?: 'plain' | 'primary';
  /**
   * Renders the fields. By a field's name, the functions return its problem, and its text from
   * before the page was drawn again without scripts.
   */
  readonly children: (
    problemOf: (name: string) => string | undefined,
    typedIn: (name: string) => string,
  ) => ReactNode;
  readonly onDone?: () => void;
}

/**
 * Posts like any form if scripts are off. With scripts it stays on the page until the server
 * accepts it, so that no typed text is lost. /
 */
export function AccountForm({
  action,
  submit,
  variant = 'primary',
  children,
  onDone,
}: AccountFormProps) {
  const address = usePageAddress();
  const search = new URLSearchParams(address.split('?')[1]);
  // A page may hold several forms; without scripts the address names the one that was refused.
  const isOwn = (search.get('form') ?? action) === action;
  const code = isOwn ? (search.get('problem') ?? '') : '';
  const [problem, setProblem] = useState<FormProblem | undefined>(
    Object.hasOwn(ACCOUNT_PROBLEMS, code) ? { message: ACCOUNT_PROBLEMS[code]! } : undefined,
  );
  const [isSending, setSending] = useState(false);
  const field = problem?.path?.[0];
  const typed = new URLSearchParams(useSite()?.typed);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setSending(true);
    const answer = await postAccountForm(action, textFields(event.currentTarget));
    setSending(false);
    setProblem(answer.problem);
    if (answer.to === undefined) return;
    onDone?.();
    goTo(answer.to);
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={teamHref.accountForm(action)}
      onSubmit={(event) => void send(event)}
    >
      {children(
        (name) => (name === field ? problem?.message : undefined),
        (name) => typed.get(name) ?? '',
      )}
      {problem && field === undefined && <Notice tone="error">{problem.message}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} aria-disabled={isSending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

const textFields = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** Loads a new document, because the memory may hold another person's data. */
function goTo(to: string): void {
  const { origin, pathname, search } = window.location;
  const next = new URL(to, origin);
  window.location.assign(to);
  // To a part of the same address the browser only scrolls.
  if (next.hash !== '' && next.pathname === pathname && next.search === search)
    window.location.reload();
}
