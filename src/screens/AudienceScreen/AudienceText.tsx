import type { AudienceText_audience$key } from '@/__generated__/AudienceText_audience.graphql';
import { formatLine } from '@/domain/formatPercent';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { SectionFailure } from '@/sections/SectionFailure';
import { Section } from '@/ui/Section';
import styles from './AudienceText.module.css';

/** The audience as a `.browserslistrc`, for build tools. */
export function AudienceText(props: { audience: AudienceText_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceText_audience on Audience @catch {
        browserslistText(linePercent: $linePercent)
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The Browserslist text" errors={result.errors} />;
  const { browserslistText } = result.value;
  return (
    <Section title="Browserslist">
      <p className={styles.caption}>
        <code>.browserslistrc</code>
        {` covers ${formatLine(linePercent)} of people whose release is known, without the oldest releases.`}
      </p>
      <textarea
        className={styles.text}
        readOnly
        rows={browserslistText.split('\n').length}
        value={browserslistText}
        aria-label=".browserslistrc"
        spellCheck={false}
      />
    </Section>
  );
}
