import type { Statement } from './supportRow';

type Period = Pick<
  Statement,
  'versionAdded' | 'versionRemoved' | 'isPartial' | 'prefix' | 'alternativeName' | 'flags'
>;

/**
 * What kind of support and from when to when: "Full support from 15.4", "Behind a flag from 12,
 * removed in 16".
 */
export function supportPeriod(statement: Period): string {
  const { versionAdded, versionRemoved } = statement;
  if (versionAdded === null || versionAdded === undefined) return 'Not supported';
  const added =
    versionAdded === 'preview' ? 'in a preview release' : `from ${boundWords(versionAdded)}`;
  const removed = versionRemoved
    ? `, removed in ${versionRemoved === 'preview' ? 'a preview release' : boundWords(versionRemoved)}`
    : '';
  return `${kindOf(statement)} ${added}${removed}`;
}

function kindOf({ isPartial, prefix, alternativeName, flags }: Period): string {
  if (flags.length > 0) return 'Behind a flag';
  if (isPartial) return 'Partial support';
  return prefix || alternativeName ? 'Support' : 'Full support';
}

/** "≤79" is what the data say where nobody looked further back. */
function boundWords(version: string): string {
  return version.startsWith('≤') ? `${version.slice(1)} or earlier` : version;
}

/** How a flag is switched on, around its name. */
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
