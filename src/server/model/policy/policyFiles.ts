import { agentsFile } from './agentsFile';
import { browserslistFile, browserslistModule } from './browserslistFiles';
import { targetsFile, tsconfigFile } from './compilerFiles';
import { eslintFile, htmlEslintFile, stylelintFile } from './lintFiles';
import type { PolicyFile } from './PolicyFile';
import { userAgentFile } from './userAgentFile';

/** Every tool's own form of a policy, as `/policy/<name>` answers. */
export const POLICY_FILES: readonly PolicyFile[] = [
  browserslistFile,
  browserslistModule,
  eslintFile,
  stylelintFile,
  htmlEslintFile,
  tsconfigFile,
  targetsFile,
  agentsFile,
  userAgentFile,
];
