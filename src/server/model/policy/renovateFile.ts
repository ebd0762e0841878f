import { type PolicyFile, policyLabel, toJson } from './PolicyFile';

/** The packages whose data decide what browsers can do: a project that has several moves them at once. */
const DATA_PACKAGES = [
  'plimsoll',
  'browserslist',
  'caniuse-lite',
  'baseline-browser-mapping',
  'web-features',
  '@mdn/browser-compat-data',
  'core-js-compat',
];

/** A preset: one update a month, in which the policy's files are written again. */
export const renovateFile: PolicyFile = {
  name: 'renovate.json',
  type: 'application/json',
  write: (source) =>
    toJson({
      description: [policyLabel(source)],
      packageRules: [
        {
          description: ['Browser data once a month, with the files that plimsoll sync writes.'],
          matchPackageNames: DATA_PACKAGES,
          groupName: 'browser support',
          schedule: ['* 0-6 1 * *'],
          postUpgradeTasks: {
            commands: ['npx plimsoll sync'],
            fileFilters: ['**/*'],
            executionMode: 'branch',
          },
        },
      ],
    }),
};
