import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aRepository } from '../support/aRepository';
import { listenGraphql } from '../support/listenGraphql';

const repository = aRepository();

describe('plimsoll audience', () => {
  it('says who answers are for, browser by browser', async () => {
    const { out, code } = await repository.run('audience', 'region:DE');

    expect(code).toBe(0);
    expect(out).toMatch(/^Germany \(region:DE\)\n/);
    expect(out).toMatch(/The version is known for \d+\.\d.%/);
    expect(out).toMatch(/^ {2}Chrome on Android +\d+\.\d.%$/m);
  });

  it('takes the audience of the configuration, and says the same by a server', async () => {
    const own = aRepository({ 'plimsoll.config.json': { audience: 'baseline:widely' } });
    const graphql = await listenGraphql();
    const server = createServer((request, response) => {
      void (async () => {
        let body = '';
        for await (const part of request) body += String(part);
        response.end(await (await graphql.post(body)).text());
      })();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [embedded, asked] = [
      await own.run('audience', '--json'),
      await own.run('audience', '--json', '--server', address),
    ];
    server.close();
    await graphql.close();

    expect(JSON.parse(embedded.out)).toMatchObject({ key: 'baseline:widely' });
    expect(JSON.parse(asked.out)).toEqual(JSON.parse(embedded.out));
  });

  it('refuses unknown audiences', async () => {
    const { code, err } = await repository.run('audience', 'moon');

    expect(code).toBe(2);
    expect(err).toMatch(/Try world, continent:eu/);
  });
});

describe('plimsoll completions', () => {
  it('completes commands, flags and choices in bash', async () => {
    const { out } = await repository.run('completions', 'bash');
    repository.write('plimsoll.bash', out);
    const complete = (...words: readonly string[]) =>
      execFileSync(
        'bash',
        [
          '-c',
          `. ${join(repository.folder, 'plimsoll.bash')}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _plimsoll; echo "\${COMPREPLY[@]}"`,
          'bash',
          ...words,
        ],
        { encoding: 'utf8' },
      )
        .trim()
        .split(' ');

    expect(complete('plimsoll', 'sc')).toEqual(['scan']);
    expect(complete('plimsoll', '')).toEqual(
      expect.arrayContaining(['can', 'policy', 'sync', 'scan', 'audience', 'completions']),
    );
    expect(complete('plimsoll', 'scan', '--thi')).toEqual(['--third-party']);
    expect(complete('plimsoll', 'scan', '--third-party', '')).toEqual(['report', 'skip']);
    expect(complete('plimsoll', 'completions', 'f')).toEqual(['fish']);
    expect(complete('plimsoll', 'can', 'subgr')).toEqual(['subgrid']);
    expect(complete('plimsoll', 'scan', '--format', 'sa')).toEqual(['sarif']);
    expect(complete('plimsoll', 'can', '--audience', 'wor')).toEqual(['world']);
    // As Bash divides `region:D` and `region:`.
    expect(complete('plimsoll', 'can', '--audience', 'region', ':', 'D')).toContain('DE');
    expect(complete('plimsoll', 'can', '--audience', 'region', ':')).toContain('JP');
  });

  it.each([
    ['zsh', /^#compdef plimsoll/, "'--third-party[code of dependencies and of other sites]"],
    ['fish', /^complete -c plimsoll/m, "-l third-party -r -f -a 'report skip'"],
  ])('names every command and its flags for %s', async (shell, head, flag) => {
    const { out } = await repository.run('completions', shell);

    expect(out).toMatch(head);
    expect(out).toContain(flag);
    expect(out).toMatch(/continent\\?:eu/);
    expect(out).toContain('subgrid');
    for (const command of ['can', 'policy', 'sync', 'scan', 'audience', 'mcp', 'lsp'])
      expect(out).toContain(command);
  });
});
