import * as examples from '@/client/screens/DevelopersScreen/commandLine.data';
import { aRepository } from '../support/aRepository';

describe('the examples on /developers', () => {
  it('run as written, and do what they say', async () => {
    const repository = aRepository({
      'plimsoll.config.json': examples.CONFIG_EXAMPLE,
      'src/a.js': 'new Set([1]).intersection(new Set());',
    });
    const codes: number[] = [];
    for (const { command } of examples.COMMAND_EXAMPLES) {
      const [, ...given] = command.split(' ').map((word) => word.replaceAll('"', ''));
      const { code, err } = await repository.run(...given);
      expect(err).toBe('');
      codes.push(code);
    }

    expect(codes).toEqual(examples.COMMAND_EXAMPLES.map(() => 0));
    expect(repository.list()).toEqual(
      expect.arrayContaining([
        '.browserslistrc',
        'AGENTS.md',
        'plimsoll.policy.json',
        'plimsoll.sarif',
      ]),
    );
    repository.write('src/b.js', 'requestIdleCallback(() => {});');
    expect((await repository.run('scan', 'src')).code).toBe(1);
  });
});
