import { graphql, useFragment } from 'react-relay/hooks';

import type { AudienceText_audience$key } from '@/__generated__/AudienceText_audience.graphql';
import { formatLine } from '@/domain/formatPercent';
import { usePreferences } from '@/relay/RouteRoot';
import { Section } from '@/ui/Section';

import styles from './AudienceText.module.css';

/** The audience as a `.browserslistrc`, for the tools that compile for it. */
export function AudienceText(props: { audience: AudienceText_audience$key }) {
  const { browserslistText } = useFragment(
    graphql`
      fragment AudienceText_audience on Audience @throwOnFieldError {
        browserslistText(linePercent: $linePercent)
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  return (
    <Section title="Browserslist">
      <p className={styles.caption}>
        <code>.browserslistrc</code>
        {` for ${formatLine(linePercent)} of those whose release is known, without the oldest.`}
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
