import { aRepository } from '../support/aRepository';

describe('plimsoll policy', () => {
  it('is written for people, as JSON, and in every tool’s own format', async () => {
    const repository = aRepository();
    const written = await repository.run('policy', '--line', '90');
    const json = await repository.run('policy', '--json', '--line', '90');
    const { hash, floors } = JSON.parse(json.out) as {
      hash: string;
      floors: { name: string; version: string }[];
    };

    expect(written.out).toContain(`Policy ${hash}`);
    expect(written.out).toContain(`${floors[0]!.name} ${floors[0]!.version}`);
    expect((await repository.run('policy', '--file', 'browserslistrc')).out).toMatch(
      /^chrome >= /m,
    );
    expect((await repository.run('policy', '--file', 'agents.md')).out).toContain(
      'Run `plimsoll can',
    );
    const unknown = await repository.run('policy', '--file', 'babel');
    expect(unknown.err).toContain('Allowed choices are browserslistrc, ');
    expect(unknown.code).toBe(2);
  });

  it('says how much of the line is of those whose version is known', async () => {
    const { out } = await aRepository().run('policy', '--audience', 'region:CH');

    expect(out).toMatch(
      /cover 8\d\.\d\u202F% of the audience: 9[5-9]\.\d\u202F% of the 9\d\.\d\u202F% whose version we know\. Share below each:/,
    );
  });

  it('refuses a feature that its configuration misspells', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { adopt: ['hass'] } });

    expect(await repository.run('policy')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Did you mean has') as string,
    });
  });
});
