import { policyFile } from '../../../support/policyFile';

describe('the preset for Renovate', () => {
  it('moves all browser data at once, and writes the policy’s files again', () => {
    expect(JSON.parse(policyFile('renovate.json'))).toMatchObject({
      description: [expect.stringMatching(/^Plimsoll · World · p_/)],
      packageRules: [
        {
          matchPackageNames: expect.arrayContaining(['plimsoll', 'browserslist']) as string[],
          postUpgradeTasks: { commands: ['npx plimsoll sync'], executionMode: 'branch' },
        },
      ],
    });
  });
});
