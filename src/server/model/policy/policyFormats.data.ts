// What a policy can be written as. A list of its own, so that a command starts without their code.
/** The files of `/policy/`, the policy itself, and the part of a package.json. */
export const POLICY_FORMATS = [
  'browserslistrc',
  'browserslist-config.cjs',
  'eslint.json',
  'stylelint.json',
  'html-eslint.json',
  'tsconfig.json',
  'targets.json',
  'agents.md',
  'user-agents.cjs',
  'policy.json',
  'browserslist',
];
