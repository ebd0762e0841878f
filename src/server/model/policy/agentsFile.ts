import { formatLine, formatList } from '@/domain/format';
import { plainText } from '@/domain/plainText';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { basisWords, floorWords, type PolicyFile, policyLabel } from './PolicyFile';

/** The block of an `AGENTS.md`: what agents that write code need to know, in as few words. */
export const agentsFile: PolicyFile = {
  name: 'agents.md',
  type: 'text/markdown',
  write: (source) => {
    const { audience, linePercent, adopted, declined, floors } = source.policy;
    return [
      `**Browser support** (${policyLabel(source)}): our line is ${formatLine(linePercent)} of ${plainText(audience.name)}.`,
      'Above the line: use it, no fallback; with care where that counts partial support. Below: only as an enhancement that works without it, or with ≤ 20 lines and no dependency.',
      ...decisions('Decided exceptions', adopted),
      ...decisions('Declined', declined),
      'Never: features marked discouraged.',
      ...(floors.length > 0
        ? [
            [`Minimum versions: ${floorWords(source.policy)}.`, ...basisWords(source.policy)].join(
              ' ',
            ),
          ]
        : []),
      source.origin === ''
        ? 'Unsure? Run `plimsoll can <feature>`.'
        : `Unsure? Ask \`can_we_ship\` at ${source.origin}/mcp.`,
      '',
    ].join('\n');
  },
};

function decisions(title: string, features: readonly Feature[]): readonly string[] {
  return features.length > 0 ? [`${title}: ${formatList(features.map(({ slug }) => slug))}.`] : [];
}
