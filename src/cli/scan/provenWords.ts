import { replaceControls } from '@/cli/replaceControls';
import type { SourcePlace } from '@/engines/scanner/forReports';

/** “proven by the test of api.Navigator.share, src/a.js:12” */
export function provenWords(by: readonly string[], at: SourcePlace | undefined): string {
  const tests = by.length === 1 ? 'test' : 'tests';
  const place = at ? `, ${replaceControls(at.file)}:${at.line}` : '';
  return `proven by the ${tests} of ${by.join(' and ')}${place}`;
}
