// GitHub's API for issues and comments, which Gitea and Forgejo share but for labels.
import { askForge, type Asking, askPages } from './askForge';
import type { Comment, Forge } from './Forge';

interface Hub {
  readonly isGithub: boolean;
  readonly token: string;
  readonly pull: number | undefined;
}

interface HubIssue {
  readonly number: number;
  readonly state: string;
  readonly body: string | null;
  readonly pull_request?: unknown;
}

interface HubLabel {
  readonly id: number;
  readonly name: string;
}

export function hubForge(base: string, repository: string, { isGithub, token, pull }: Hub): Forge {
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
    listComments: (number) => askPages<Comment>(asking, `${at}/issues/${number}/comments?${size}`),
    createComment: async (number, body) => {
      await askForge(asking, 'POST', `${at}/issues/${number}/comments`, { body });
    },
    updateComment: async (_, id, body) => {
      await askForge(asking, 'PATCH', `${at}/issues/comments/${id}`, { body });
    },
  };
}

/** Gitea and Forgejo take numbers of labels that are there. */
async function findLabel(asking: Asking, at: string, name: string): Promise<number> {
  const labels = await askPages<HubLabel>(asking, `${at}/labels?limit=50`);
  const known = labels.find((label) => label.name === name);
  if (known) return known.id;
  const made = { name, color: '#2b9488' };
  return (await askForge<HubLabel>(asking, 'POST', `${at}/labels`, made)).id;
}
