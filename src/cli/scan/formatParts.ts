// The outcomes of several configurations → one report in a format.
import { posix } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { replaceControls } from '@/cli/replaceControls';
import { formatLine } from '@/domain/format';
import { formatOutcome } from './formatOutcome';
import type { ScanFormat } from './formats.data';
import type { FoundUse } from './FoundUse';
import type { ScanOutcome } from './ScanOutcome';

/** An outcome with the folder of its configuration, from that of the whole scan. */
export interface ScanPart {
  readonly label: string;
  readonly outcome: ScanOutcome;
}

interface Style {
  readonly colors: CliWorld['colors'];
  readonly isAll: boolean;
}

export function formatParts(
  format: ScanFormat,
  parts: readonly ScanPart[],
  style: Style,
): Iterable<string> {
  const [first] = parts;
  if (parts.length === 1 && first)
    return formatOutcome(format, nameFromScan(format, first).outcome, style);
  const texts = (some: readonly ScanPart[]) =>
    some.map(({ outcome }) => [...formatOutcome(format, outcome, style)].join(''));
  const titled = (mark: string) =>
    texts(parts).map((text, at) => `${mark}${titleOf(parts[at]!)}\n\n${text}\n`);
  switch (format) {
    case 'pretty':
      return titled('').map((text) => text.replace(/^.*/, (title) => style.colors.bold(title)));
    case 'markdown':
      return titled('## ');
    case 'json':
      return [writeJson(parts, texts(parts))];
    case 'sarif':
      return [mergeRuns(texts(parts))];
    case 'csv':
      return texts(parts.map(renamed)).map((text, at) =>
        at === 0 ? text : text.slice(text.indexOf('\n') + 1),
      );
    case 'junit':
      return formatOutcome(format, merge(parts.map(renamed)), style);
    case 'gitlab':
      return [
        `${JSON.stringify(
          texts(parts).flatMap((text) => JSON.parse(text) as object[]),
          null,
          2,
        )}\n`,
      ];
    case 'github':
      return texts(parts);
  }
}

/** "packages/a (Germany, line 97 %)" */
function titleOf({ label, outcome: { facts, line } }: ScanPart): string {
  return `${replaceControls(label || '.')} (${facts.audience.name}, line ${formatLine(line)})`;
}

function writeJson(parts: readonly ScanPart[], texts: readonly string[]): string {
  const workspaces = texts.map((text, at) => {
    const { version: _, ...rest } = JSON.parse(text) as { readonly version: number };
    return { folder: parts[at]!.label, ...rest };
  });
  const [{ version }] = texts.map((text) => JSON.parse(text) as { readonly version: number }) as [
    { readonly version: number },
  ];
  return `${JSON.stringify({ version, workspaces }, null, 1)}\n`;
}

function mergeRuns(texts: readonly string[]): string {
  const logs = texts.map((text) => JSON.parse(text) as { readonly runs: readonly object[] });
  return `${JSON.stringify({ ...logs[0]!, runs: logs.flatMap(({ runs }) => runs) }, null, 2)}\n`;
}

/** Without a title that names its folder, names begin at the folder of the scan, or of the repository. */
function nameFromScan(format: ScanFormat, part: ScanPart): ScanPart {
  const isOfRepository = format === 'sarif' || format === 'github' || format === 'gitlab';
  return isOfRepository || part.label === '' ? part : renamed(part);
}

/** With names that begin at the folder of the whole scan. */
function renamed({ label, outcome }: ScanPart): ScanPart {
  const toName = (file: string) => posix.join(label, file);
  const known = new Map<FoundUse, FoundUse>();
  const rename = (use: FoundUse): FoundUse => {
    const again = known.get(use) ?? {
      ...use,
      file: toName(use.file),
      ...(use.original && { original: { ...use.original, file: toName(use.original.file) } }),
    };
    known.set(use, again);
    return again;
  };
  return {
    label,
    outcome: {
      ...outcome,
      eachUse: () => [...outcome.eachUse()].map(rename),
      findings: outcome.findings.map((finding) => ({ ...finding, use: rename(finding.use) })),
      wrongComments: outcome.wrongComments.map((one) => ({ ...one, file: toName(one.file) })),
      unreadable: outcome.unreadable.map((one) => ({
        ...one,
        place: { ...one.place, file: toName(one.place.file) },
      })),
    },
  };
}

/** For formats that have no shares in them. */
function merge(parts: readonly ScanPart[]): ScanOutcome {
  const outcomes = parts.map(({ outcome }) => outcome);
  return {
    ...outcomes[0]!,
    findings: outcomes.flatMap(({ findings }) => findings),
    wrongComments: outcomes.flatMap(({ wrongComments }) => wrongComments),
    unreadable: outcomes.flatMap(({ unreadable }) => unreadable),
  };
}
