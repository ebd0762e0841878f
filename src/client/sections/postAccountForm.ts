import { type AccountAction, teamHref } from '@/domain/routes/teams';

export interface FormProblem {
  readonly message: string;
  readonly path?: readonly string[];
}

export interface FormAnswer {
  readonly to?: string;
  readonly data?: unknown;
  readonly problem?: FormProblem;
}

const UNREACHABLE = { message: 'Can’t reach the server. Check your connection and try again.' };

/** Sends an account form by script, so that the page stays. */
export async function postAccountForm(
  action: AccountAction,
  fields: readonly (readonly [name: string, value: string])[],
): Promise<FormAnswer> {
  try {
    const response = await fetch(teamHref.accountForm(action), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    });
    const { to, data, problems } = (await response.json()) as {
      readonly to?: string;
      readonly data?: unknown;
      readonly problems: readonly FormProblem[];
    };
    return {
      ...(to !== undefined && { to }),
      ...(data !== undefined && { data }),
      ...(problems[0] && { problem: problems[0] }),
    };
  } catch {
    return { problem: UNREACHABLE };
  }
}
