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

interface Style {
  readonly colors: CliWorld['colors'];
  /** True if JSON lists every use. */
  readonly isAll: boolean;
}

/** The text of a report, in pieces to be written one after the other. */
export function formatOutcome(
  format: ScanFormat,
  outcome: ScanOutcome,
  { colors, isAll }: Style,
): Iterable<string> {
  switch (format) {
    case 'pretty':
      return [prettyReport(outcome, colors)];
    case 'json':
      return jsonReport(outcome, isAll);
    case 'csv':
      return csvReport(outcome);
    case 'sarif':
      return [sarifReport(outcome)];
    case 'junit':
      return [junitReport(outcome)];
    case 'github':
      return [githubReport(outcome)];
    case 'gitlab':
      return [gitlabReport(outcome)];
    case 'markdown':
      return [markdownReport(outcome)];
  }
}
