// Finds the host of a repository and its token in the environment of a CI job.
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { Forge } from './Forge';
import { gitlabForge } from './gitlabForge';
import { hubForge } from './hubForge';

/** @throws CliProblem outside of a CI job, or without a token */
export function openForge({ env }: Pick<CliWorld, 'env'>, needs: string): Forge {
  if (env.CI_API_V4_URL && env.CI_PROJECT_ID)
    return gitlabForge(env.CI_API_V4_URL, env.CI_PROJECT_ID, {
      token: readToken([env.PLIMSOLL_TOKEN], 'PLIMSOLL_TOKEN, a project access token', needs),
      pull: toNumber(env.CI_MERGE_REQUEST_IID),
    });
  if (env.GITHUB_API_URL && env.GITHUB_REPOSITORY) {
    const isGithub = !env.GITEA_ACTIONS && !env.FORGEJO_ACTIONS;
    const graphql =
      env.GITHUB_GRAPHQL_URL || `${env.GITHUB_API_URL.replace(/(?:\/v3)?\/?$/, '')}/graphql`;
    return hubForge(env.GITHUB_API_URL, env.GITHUB_REPOSITORY, {
      graphql: isGithub ? graphql : undefined,
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
