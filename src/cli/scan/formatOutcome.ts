import type { CliWorld } from '@/cli/CliWorld';
import type { ScanFormat } from './formats.data';
import { csvReport } from './formats/csvReport';
import { githubReport } from './formats/githubReport';
import { gitlabReport } from './formats/gitlabReport';
import { jsonReport } from './formats/jsonReport';
import { junitReport } from './formats/junitReport';
import { markdownReport } from './formats/markdownReport';
import { prettyReport } from './formats/prettyReport';
import { sarifReport } from './formats/sarifReport';
import type { ScanOutcome } from './ScanOutcome';

const REPORTS: Readonly<
  Record<ScanFormat, (outcome: ScanOutcome, colors: CliWorld['colors']) => string>
> = {
  pretty: prettyReport,
  json: jsonReport,
  sarif: sarifReport,
  junit: junitReport,
  github: githubReport,
  gitlab: gitlabReport,
  markdown: markdownReport,
  csv: csvReport,
};

export function formatOutcome(
  format: ScanFormat,
  outcome: ScanOutcome,
  colors: CliWorld['colors'],
): string {
  return REPORTS[format](outcome, colors);
}
