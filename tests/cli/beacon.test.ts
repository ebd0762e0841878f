import { loadBeaconScript, writeBeaconScript } from '@/server/data/catalogue/presenceTable';
import { aRepository } from '../support/aRepository';

const ADDRESS = 'https://plimsoll.example/m/4Xw9q2';

describe('plimsoll beacon', () => {
  it('writes the script that the instance serves', async () => {
    const { out, code } = await aRepository().run('beacon', `${ADDRESS}.js`);

    expect(code).toBe(0);
    expect(out).toBe(writeBeaconScript(loadBeaconScript(), ADDRESS));
  });

  it.each(['https://plimsoll.example', 'm/4Xw9q2', `${ADDRESS}"+alert(1)+"`])(
    'refuses %s, which does not name a measured audience',
    async (address) => {
      const { out, err, code } = await aRepository().run('beacon', address);

      expect({ out, code }).toEqual({ out: '', code: 2 });
      expect(err).toContain('Write the address that the page of the measured audience shows');
    },
  );
});
