import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';
import { writePolicyFile } from '@/server/model/policy/writePolicyFile';

const catalogue = loadCatalogue();
const write = (name: string, audience = 'world') =>
  writePolicyFile(name, {
    catalogue,
    origin: 'https://plimsoll.example',
    policy: buildPolicy(createContext(catalogue, { today: '2026-11-21' }), {
      audience,
      linePercent: 95,
    }),
  });

describe('writePolicyFile', () => {
  it('writes every file of a policy', () => {
    for (const name of POLICY_FORMATS.filter((format) => format !== 'browserslist')) {
      const file = write(name);
      expect(file).toMatchObject({ name, refusal: undefined });
      expect(file?.text?.length).toBeGreaterThan(50);
    }
  });

  it('says why a policy without browsers has no file, and knows no other names', () => {
    expect(write('browserslistrc', 'region:CX')).toMatchObject({
      text: undefined,
      refusal: expect.stringContaining('there is nothing to build for') as string,
    });
    expect(write('package.json')).toBeUndefined();
  });
});
