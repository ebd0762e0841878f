import type { Wording } from '@/domain/messages/Wording';
import { getClaim, type Verdict } from '@/domain/verdict';
import styles from './VerdictText.module.css';

interface VerdictTextProps {
  readonly verdict: Verdict;
  readonly wording: Wording;
  /** A part that is English in every language, such as a note of the compat data. */
  readonly quote?: string | null | undefined;
}

/** Stands in for the distance until its place in the sentence is known. */
const PLACE = '\uE000';

/** The answer as a sentence, first on the page. */
export function VerdictText({ verdict, wording, quote }: VerdictTextProps) {
  const { heading, distance, missing, reasons } = verdict;
  const { locale, messages, gap } = wording;
  const [before, after] = getClaim({ ...verdict, distance: PLACE }, wording).split(PLACE);
  const rest = [after, missing, ...reasons].filter(Boolean).join(gap);
  const [start, end] = locale === 'en' || !quote ? [rest] : splitAt(rest, quote);
  return (
    <p className={styles.verdict} lang={locale === 'en' ? undefined : locale}>
      <strong>{messages.headline({ heading })}</strong>
      {`${gap}${before}`}
      <strong>{distance}</strong>
      {start}
      {end !== undefined && (
        <>
          <span lang="en">{quote}</span>
          {end}
        </>
      )}
    </p>
  );
}

function splitAt(text: string, part: string): readonly [string, string?] {
  const at = text.indexOf(part);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + part.length)];
}
