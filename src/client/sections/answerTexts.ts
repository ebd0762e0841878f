import type { CoverageShares } from '@/domain/CoverageShares';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { formatLine } from '@/domain/format';
import { getShareWords } from '@/domain/shareWords';

export interface AnswerFacts {
  /** The subject of the answer: ":has()". */
  readonly name: string;
  /** "Yes" */
  readonly heading: string;
  readonly shares: CoverageShares;
  /** The parts that those with partial support lack, where they decide. */
  readonly missing?: string | undefined;
  readonly audienceName: string;
  readonly linePercent: number;
  /** The page's address, with its origin, audience and line. */
  readonly link: string;
}

/** An answer to paste. It names the audience, because its readers have their own. */
export function getAnswerText({ name, heading, link, ...rest }: AnswerFacts): string {
  return `${heading}. ${getClaim(rest, name)} ${link}`;
}

/** The same as Markdown. */
export function getAnswerMarkdown({ name, heading, link, ...rest }: AnswerFacts): string {
  return `**${heading}.** ${getClaim(rest, `[${escapeMarkdown(name)}](${link})`)}`;
}

function getClaim(
  { shares, missing, audienceName, linePercent }: Omit<AnswerFacts, 'name' | 'heading' | 'link'>,
  subject: string,
): string {
  const { claim, rest, reading } = getShareWords({
    shares,
    linePercent,
    who: audienceName,
    subject: { name: subject },
  });
  const line = `line ${formatLine(linePercent)}`;
  // The sentence about missing parts also names the people.
  const second = reading === 'MOST' ? `${rest}; ` : '';
  return [`${claim} (${second}${line}).`, missing].filter(Boolean).join(' ');
}
