import type { Statement } from './supportRow';

type Period = Pick<
  Statement,
  'versionAdded' | 'versionRemoved' | 'isPartial' | 'prefix' | 'alternativeName' | 'flags'
>;

/**
 * The kind and period of support: "Full support from 15.4", "Behind a flag from 12, removed in 16".
 */
export function supportPeriod(statement: Period): string {
  const { versionAdded, versionRemoved } = statement;
  if (versionAdded === null || versionAdded === undefined) return 'Not supported';
  const added =
    versionAdded === 'preview' ? 'in a preview release' : `from ${boundWords(versionAdded)}`;
  const removed = versionRemoved
    ? `, removed in ${versionRemoved === 'preview' ? 'a preview release' : boundWords(versionRemoved)}`
    : '';
  return `${describeKind(statement)} ${added}${removed}`;
}

function describeKind({ isPartial, prefix, alternativeName, flags }: Period): string {
  if (flags.length > 0) return 'Behind a flag';
  if (isPartial) return 'Partial support';
  return prefix || alternativeName ? 'Support' : 'Full support';
}

/** BCD uses "≤79" when support may be older than the oldest release tested. */
function boundWords(version: string): string {
  return version.startsWith('≤') ? `${version.slice(1)} or earlier` : version;
}

/** The text before and after a flag's name that says how to enable it. */
export function flagWords({ type, valueToSet }: Statement['flags'][number]): {
  readonly before: string;
  readonly after: string;
} {
  const after = valueToSet ? ` set to ${valueToSet.replaceAll(/<\/?code>/g, '')}` : '';
  return {
    before: type === 'runtime_flag' ? 'With the flag' : 'With the preference',
    after,
  };
}
