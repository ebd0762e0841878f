// The host of a repository, as the CI job sees it: GitHub, GitLab, Gitea or Forgejo, with the job's own
// token.
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { gitlabForge } from './gitlabForge';
import { hubForge } from './hubForge';

export interface Issue {
  readonly number: number;
  readonly isOpen: boolean;
  readonly body: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
}

/** Each call is one request, or one for each page of a list. They throw a CliProblem. */
export interface Forge {
  /** Issues with the label, open and closed. */
  listIssues(label: string): Promise<readonly Issue[]>;
  createIssue(issue: {
    readonly title: string;
    readonly body: string;
    readonly label: string;
  }): Promise<number>;
  updateIssue(
    number: number,
    change: { readonly body: string; readonly close?: true },
  ): Promise<void>;
  /** The pull request that the job runs for; undefined for another run. */
  readonly pull: number | undefined;
  listComments(pull: number): Promise<readonly Comment[]>;
  createComment(pull: number, body: string): Promise<void>;
  updateComment(pull: number, id: number, body: string): Promise<void>;
}

/** @throws CliProblem outside of a CI job, or without a token */
export function openForge({ env }: Pick<CliWorld, 'env'>, needs: string): Forge {
  if (env.CI_API_V4_URL && env.CI_PROJECT_ID)
    return gitlabForge(env.CI_API_V4_URL, env.CI_PROJECT_ID, {
      token: readToken([env.PLIMSOLL_TOKEN], 'PLIMSOLL_TOKEN, a project access token', needs),
      pull: toNumber(env.CI_MERGE_REQUEST_IID),
    });
  if (env.GITHUB_API_URL && env.GITHUB_REPOSITORY) {
    const isGithub = !env.GITEA_ACTIONS && !env.FORGEJO_ACTIONS;
    return hubForge(env.GITHUB_API_URL, env.GITHUB_REPOSITORY, {
      isGithub,
      token: readToken([env.PLIMSOLL_TOKEN, env.GITHUB_TOKEN], 'GITHUB_TOKEN', needs),
      pull: toNumber(/^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1]),
    });
  }
  throw new CliProblem(
    EXIT.usage,
    'This needs a CI job of GitHub, GitLab, Gitea or Forgejo: neither GITHUB_API_URL and GITHUB_REPOSITORY nor CI_API_V4_URL and CI_PROJECT_ID are set.',
  );
}

function readToken(given: readonly (string | undefined)[], name: string, needs: string): string {
  const token = given.find(Boolean);
  if (token) return token;
  throw new CliProblem(EXIT.usage, `Hand the job ${name} that may ${needs}.`);
}

const toNumber = (text: string | undefined): number | undefined =>
  text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
