import { replaceControls } from '@/cli/replaceControls';
import type { FoundUse } from '@/cli/scan/FoundUse';
import type { ScanFinding, ScanOutcome } from '@/cli/scan/ScanOutcome';
import { writeCsvRow } from '@/domain/writeCsvRow';

const HEAD = [
  'file',
  'line',
  'column',
  'original_file',
  'original_line',
  'original_column',
  'key',
  'feature',
  'evidence',
  'consequence',
  'guard',
  'level',
  'supported_share',
];

/** Every use, one a row. */
export function* csvReport({ eachUse, findings, facts }: ScanOutcome): Iterable<string> {
  const levels = new Map<FoundUse, ScanFinding['level']>(
    findings.map(({ use, level }) => [use, level]),
  );
  yield writeCsvRow(HEAD);
  for (const use of eachUse()) yield writeCsvRow(toRow(use, levels.get(use), facts));
}

function toRow(
  use: FoundUse,
  level: ScanFinding['level'] | undefined,
  facts: ScanOutcome['facts'],
) {
  return [
    replaceControls(use.file),
    use.line,
    use.column,
    use.original && replaceControls(use.original.file),
    use.original?.line,
    use.original?.column,
    use.key,
    use.feature ?? undefined,
    use.evidence,
    use.consequence,
    use.guard ?? undefined,
    level,
    facts.keyShares.get(use.key)?.supportedShare,
  ];
}
