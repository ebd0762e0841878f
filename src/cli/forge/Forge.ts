// The host of a repository, as the CI job sees it: GitHub, GitLab, Gitea or Forgejo, with the job's own
// token.

export interface Issue {
  readonly number: number;
  readonly isOpen: boolean;
  readonly body: string;
}

export interface Comment {
  readonly id: number;
  readonly body: string;
  /** The name of an account; empty for one that is gone. */
  readonly author: string;
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
  /** The name of the account that the token writes as. */
  findAccount(): Promise<string>;
  /** The pull request that the job runs for; undefined for another run. */
  readonly pull: number | undefined;
  listComments(pull: number): Promise<readonly Comment[]>;
  createComment(pull: number, body: string): Promise<void>;
  updateComment(pull: number, id: number, body: string): Promise<void>;
}
