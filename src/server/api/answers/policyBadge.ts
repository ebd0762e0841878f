// GET /badge/policy.svg?audience=…&line=…: what a team supports, for its README: the share that its
// minimum versions keep, and the line.
import { formatLine, formatList, formatPercent } from '@/domain/format';
import type { AnswerKind } from './Answer';
import { badge, renderBadge, renderPicture, sourceSentence } from './badge';
import { parseAnswerTheme } from './parseOptions';
import { findPolicy, POLICY_PARAMETERS } from './policy';

const LABEL = 'browser support';

export const policyBadge: AnswerKind = {
  pattern: /^\/badge\/policy\.svg$/,
  parameters: [...POLICY_PARAMETERS, 'theme'],
  type: badge.type,
  write: (asked) => {
    const theme = parseAnswerTheme(asked.search);
    const { audience, linePercent, supportedShare, floors, hash } = findPolicy(asked);
    const kept = `${formatPercent(supportedShare, linePercent)} of ${audience.name}`;
    const names = floors.map(({ browser, release }) => `${browser.name} ${release.version}`);
    return renderBadge({
      theme,
      label: LABEL,
      value: kept,
      title: `Browser support for ${audience.name}, line ${formatLine(linePercent)}: ${formatList(names)} or newer, which is ${kept}.`,
      description: `Policy ${hash}. ${sourceSentence(asked)}`,
      picture: renderPicture({
        linePercent,
        coverage: {
          supportedShare,
          ...{ partialShare: 0, partialImplementationShare: 0, prefixedShare: 0, renamedShare: 0 },
          unsupportedShare: Math.max(0, audience.trackedShare - supportedShare),
          unknownShare: 1 - audience.trackedShare,
        },
      }),
    });
  },
  refuse: badge.refuse,
};
