// GitHub's API for issues and comments, which Gitea and Forgejo share but for labels.
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { askForge, type Asking, askPages } from './askForge';
import type { Forge } from './Forge';

interface Hub {
  /** The address of GitHub's GraphQL; undefined for Gitea and Forgejo. */
  readonly graphql: string | undefined;
  readonly token: string;
  readonly pull: number | undefined;
}

interface HubIssue {
  readonly number: number;
  readonly state: string;
  readonly body: string | null;
  readonly pull_request?: unknown;
}

interface HubUser {
  readonly login: string;
}

interface HubComment {
  readonly id: number;
  readonly body: string | null;
  readonly user: HubUser | null;
}

interface HubLabel {
  readonly id: number;
  readonly name: string;
}

export function hubForge(base: string, repository: string, { graphql, token, pull }: Hub): Forge {
  const isGithub = graphql !== undefined;
  const asking = { base, headers: { Authorization: `${isGithub ? 'Bearer' : 'token'} ${token}` } };
  const at = `/repos/${repository.split('/').map(encodeURIComponent).join('/')}`;
  const size = 'per_page=100&limit=50';
  return {
    pull,
    listIssues: async (label) => {
      const named = `labels=${encodeURIComponent(label)}`;
      const path = `${at}/issues?state=all&type=issues&${named}&${size}`;
      const rows = await askPages<HubIssue>(asking, path);
      return rows
        .filter(({ pull_request: isPull }) => !isPull)
        .map(({ number, state, body }) => ({ number, isOpen: state === 'open', body: body ?? '' }));
    },
    createIssue: async ({ title, body, label }) => {
      const labels = isGithub ? [label] : [await findLabel(asking, at, label)];
      const created = { title, body, labels };
      return (await askForge<HubIssue>(asking, 'POST', `${at}/issues`, created)).number;
    },
    updateIssue: async (number, { body, close }) => {
      const change = { body, ...(close && { state: 'closed' }) };
      await askForge(asking, 'PATCH', `${at}/issues/${number}`, change);
    },
    findAccount: () => findAccount(asking, graphql),
    listComments: async (number) => {
      const rows = await askPages<HubComment>(asking, `${at}/issues/${number}/comments?${size}`);
      return rows.map(({ id, body, user }) => ({
        id,
        body: body ?? '',
        author: user?.login ?? '',
      }));
    },
    createComment: async (number, body) => {
      await askForge(asking, 'POST', `${at}/issues/${number}/comments`, { body });
    },
    updateComment: async (_, id, body) => {
      await askForge(asking, 'PATCH', `${at}/issues/comments/${id}`, { body });
    },
  };
}

/** GitHub refuses `/user` to a job's own token, and answers this. */
async function findAccount(asking: Asking, graphql: string | undefined): Promise<string> {
  if (graphql === undefined) return (await askForge<HubUser>(asking, 'GET', '/user')).login;
  const asked = { query: '{ viewer { login } }' };
  const { data } = await askForge<{
    readonly data?: { readonly viewer?: HubUser };
  }>({ ...asking, base: graphql }, 'POST', '', asked);
  if (data?.viewer) return data.viewer.login;
  throw new CliProblem(
    EXIT.unreachable,
    `${graphql} does not say which account the job’s token writes as. Hand the job another token.`,
  );
}

/** Gitea and Forgejo take numbers of labels that are there. */
async function findLabel(asking: Asking, at: string, name: string): Promise<number> {
  const labels = await askPages<HubLabel>(asking, `${at}/labels?limit=50`);
  const known = labels.find((label) => label.name === name);
  if (known) return known.id;
  const made = { name, color: '#2b9488' };
  return (await askForge<HubLabel>(asking, 'POST', `${at}/labels`, made)).id;
}
