import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { formatLine } from '@/domain/format';

export interface AnswerFacts {
  /** The subject of the answer: ":has()". */
  readonly name: string;
  /** "Yes" */
  readonly heading: string;
  /** The share that can use it, as shown: "95.7 %". */
  readonly share: string;
  /** True if they can use part of it, and hardly anyone all of it. */
  readonly isInPart: boolean;
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
  { share, isInPart, audienceName, linePercent }: Omit<AnswerFacts, 'name' | 'heading' | 'link'>,
  subject: string,
): string {
  return `${share} of ${audienceName} can use ${isInPart ? 'at least part of ' : ''}${subject} (line ${formatLine(linePercent)}).`;
}
