import Ajv from 'ajv';
import { parse } from 'jsonc-parser';
import { policyFile } from '../../../support/policyFile';
import schema from '../../../support/schemas/biomeUseBaseline.json';

interface BiomeFile {
  readonly linter: { readonly rules: { readonly suspicious: { readonly useBaseline: unknown } } };
}

const ruleOf = (search: string): unknown =>
  (parse(policyFile('biome.jsonc', search)) as BiomeFile).linter.rules.suspicious.useBaseline;

describe('biome.jsonc', () => {
  it.each(['', '?line=80', '?audience=region:DE&adopt=anchor-positioning&decline=has'])(
    'fits Biome’s own schema of the rule: %s',
    (search) => {
      const isValid = new Ajv({ strict: false, formats: { uint16: true } }).compile(schema);

      isValid(ruleOf(search));
      expect(isValid.errors).toBeNull();
    },
  );

  it('allows what the team adopted beyond the year', () => {
    expect(JSON.stringify(ruleOf('?adopt=anchor-positioning'))).toContain('"position-area"');
    expect(JSON.stringify(ruleOf(''))).not.toContain('"position-area"');
  });
});
