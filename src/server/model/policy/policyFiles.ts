import { agentsFile } from './agentsFile';
import { bannerFile } from './bannerFile';
import { browserslistFile, browserslistModule } from './browserslistFiles';
import { targetsFile, tsconfigFile } from './compilerFiles';
import { biomeFile, eslintFile, htmlEslintFile, stylelintFile } from './lintFiles';
import type { PolicyFile } from './PolicyFile';
import { coreJsFile, viteLegacyFile } from './polyfillFiles';
import { renovateFile } from './renovateFile';
import { baselineJsFile, eslintCompatFile, eslintConfigFile } from './scriptLintFiles';
import { browserStackFile, playwrightFile, sauceLabsFile } from './testFiles';
import { userAgentFile } from './userAgentFile';

/** Every tool's own form of a policy, as `/policy/<name>` answers. */
export const POLICY_FILES: readonly PolicyFile[] = [
  browserslistFile,
  browserslistModule,
  eslintFile,
  eslintConfigFile,
  baselineJsFile,
  eslintCompatFile,
  biomeFile,
  stylelintFile,
  htmlEslintFile,
  tsconfigFile,
  targetsFile,
  coreJsFile,
  viteLegacyFile,
  playwrightFile,
  browserStackFile,
  sauceLabsFile,
  renovateFile,
  agentsFile,
  userAgentFile,
  bannerFile,
];
