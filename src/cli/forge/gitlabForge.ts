// GitLab's API for issues and for notes of merge requests.
import { askForge, askPages } from './askForge';
import type { Forge } from './Forge';

interface GitlabIssue {
  readonly iid: number;
  readonly state: string;
  readonly description: string | null;
}

interface GitlabUser {
  readonly username: string;
}

interface GitlabNote {
  readonly id: number;
  readonly body: string;
  readonly author: GitlabUser | null;
}

export function gitlabForge(
  base: string,
  project: string,
  { token, pull }: { readonly token: string; readonly pull: number | undefined },
): Forge {
  const asking = { base, headers: { 'PRIVATE-TOKEN': token } };
  const at = `/projects/${encodeURIComponent(project)}`;
  const notes = (number: number) => `${at}/merge_requests/${number}/notes`;
  return {
    pull,
    listIssues: async (label) => {
      const named = `labels=${encodeURIComponent(label)}`;
      const path = `${at}/issues?state=all&scope=all&${named}&per_page=100`;
      const rows = await askPages<GitlabIssue>(asking, path);
      return rows.map(({ iid, state, description }) => ({
        number: iid,
        isOpen: state === 'opened',
        body: description ?? '',
      }));
    },
    createIssue: async ({ title, body, label }) => {
      const created = { title, description: body, labels: label };
      return (await askForge<GitlabIssue>(asking, 'POST', `${at}/issues`, created)).iid;
    },
    updateIssue: async (number, { body, close }) => {
      const change = { description: body, ...(close && { state_event: 'close' }) };
      await askForge(asking, 'PUT', `${at}/issues/${number}`, change);
    },
    findAccount: async () => (await askForge<GitlabUser>(asking, 'GET', '/user')).username,
    listComments: async (number) => {
      const rows = await askPages<GitlabNote>(asking, `${notes(number)}?per_page=100`);
      return rows.map(({ id, body, author }) => ({ id, body, author: author?.username ?? '' }));
    },
    createComment: async (number, body) => {
      await askForge(asking, 'POST', notes(number), { body });
    },
    updateComment: async (number, id, body) => {
      await askForge(asking, 'PUT', `${notes(number)}/${id}`, { body });
    },
  };
}
