import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';
import { aRepository } from '../../support/aRepository';
import { scriptOf } from '../../support/scriptOf';

const PROGRAM = resolve('.plimsoll/packages/plimsoll/plimsoll.mjs');

/** A repository with a remote, the program that was built, and a stand-in for GitHub’s command line. */
function aShop() {
  const shop = aRepository({
    '.gitignore': 'bin\nremote.git\nasked.txt\nopen.txt\n',
    'plimsoll.config.json': {
      files: { '.browserslistrc': 'browserslistrc', 'p.json': 'policy.json' },
    },
    'bin/npx': `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`,
    'bin/gh': '#!/bin/sh\necho "$@" >> asked.txt\n[ "$2" != list ] || cat open.txt\n',
    'open.txt': '',
  });
  for (const name of ['npx', 'gh']) chmodSync(`${shop.folder}/bin/${name}`, 0o755);
  const git = (...given: readonly string[]) =>
    execFileSync('git', given, {
      cwd: shop.folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  git('init', '--quiet', '--initial-branch=main');
  git('init', '--quiet', '--bare', 'remote.git');
  git('--git-dir', 'remote.git', 'config', 'receive.advertisePushOptions', 'true');
  git('remote', 'add', 'origin', `${shop.folder}/remote.git`);
  git(
    'config',
    `url.${shop.folder}/remote.git.insteadOf`,
    'https://plimsoll:secret@git.example:443/team/shop.git',
  );
  const run = (script: string, env: object) =>
    spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: shop.folder,
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: `${shop.folder}/bin:${process.env.PATH}`, ...env },
    });
  const commit = () => {
    git('add', '--all');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'As it is');
  };
  return { shop, git, run, commit };
}

describe('the monthly update of a policy', () => {
  it('is one pull request on GitHub, which is updated while it is open', () => {
    const { shop, git, run, commit } = aShop();
    const script = scriptOf('deploy/github/policy.yml', /^ +run: \|$/);
    const env = { VERSION: '1.0.0', GITHUB_REPOSITORY: 'team/shop' };
    commit();
    expect(run(script, env)).toMatchObject({ status: 0 });
    const message = git('--git-dir', 'remote.git', 'log', '-1', '--format=%an %B', 'plimsoll-sync');
    expect(message).toMatch(/^github-actions\[bot\] Follow our browser-support policy\n/);
    expect(shop.read('asked.txt')).toMatch(/\npr create --head plimsoll-sync --title Follow our /);

    // The next month begins from the branch that people merge into.
    git('switch', '--quiet', 'main');
    git('branch', '-D', 'plimsoll-sync');
    shop.write('open.txt', '7\n');
    shop.write('asked.txt', '');
    expect(run(script, env)).toMatchObject({ status: 0 });
    expect(shop.read('asked.txt')).toMatch(/\napi --method PATCH repos\/team\/shop\/pulls\/7 /);
    expect(shop.read('asked.txt')).not.toContain('create');

    git('switch', '--quiet', 'main');
    git('merge', '--quiet', 'plimsoll-sync');
    shop.write('asked.txt', '');
    expect(run(script, env).stdout).toBe('The policy has not changed.\n');
    expect(shop.read('asked.txt')).toBe('');
  });

  it('is one merge request on GitLab', () => {
    const { shop, git, run, commit } = aShop();
    const script = scriptOf('deploy/gitlab/policy.yml', /^ +- \|$/);
    const hook = 'remote.git/hooks/pre-receive';
    shop.write(
      hook,
      `#!/bin/sh\nenv | grep ^GIT_PUSH_OPTION_ | sort > "${shop.folder}/asked.txt"\n`,
    );
    chmodSync(`${shop.folder}/${hook}`, 0o755);
    const env = {
      ...{ PLIMSOLL_VERSION: '1.0.0', PLIMSOLL_TOKEN: 'secret', CI_DEFAULT_BRANCH: 'main' },
      ...{ CI_SERVER_PROTOCOL: 'https', CI_SERVER_HOST: 'git.example', CI_SERVER_PORT: '443' },
      CI_PROJECT_PATH: 'team/shop',
    };
    commit();
    // A job of GitLab has a commit checked out, and no branch.
    git('checkout', '--quiet', '--detach');
    expect(run(script, env)).toMatchObject({ status: 0 });
    expect(git('--git-dir', 'remote.git', 'log', '-1', '--format=%s', 'plimsoll-sync')).toBe(
      'Follow our browser-support policy\n',
    );
    expect(shop.read('asked.txt')).toContain('merge_request.create\n');
    expect(shop.read('asked.txt')).toContain('merge_request.target=main\n');
    expect(run(script, env).stdout).toBe('The policy has not changed.\n');
  });
});
