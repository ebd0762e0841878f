import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';
import { aRepository } from '../../support/aRepository';

describe('plimsoll sync', () => {
  it('knows a file of each format as its own, and writes it again for another policy', async () => {
    const formats = POLICY_FORMATS.filter((format) => format !== 'browserslist');
    const files = Object.fromEntries(formats.map((format) => [`policy/${format}`, format]));
    const repository = aRepository({ 'plimsoll.config.json': { files } });

    expect((await repository.run('sync')).code).toBe(0);
    expect((await repository.run('sync', '--check')).code).toBe(0);
    repository.write('plimsoll.config.json', JSON.stringify({ line: 90, files }));
    const { code, out, err } = await repository.run('sync');

    expect([code, err]).toEqual([0, '']);
    expect(out.match(/: updated$/gm)).toHaveLength(formats.length);
  });
});
