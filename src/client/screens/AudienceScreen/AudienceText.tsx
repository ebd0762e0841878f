import type { AudienceText_audience$key } from '@/__generated__/AudienceText_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { useCopy } from '@/client/ui/useCopy';
import { formatLine } from '@/domain/format';
import { audienceFileHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceText.module.css';

/** The audience as a `.browserslistrc`, for build tools. */
export function AudienceText(props: { audience: AudienceText_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceText_audience on Audience @catch {
        key
        browserslistText(linePercent: $linePercent)
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  const { copy, outcome } = useCopy();
  if (!result.ok) return <SectionFailure what="The Browserslist text" errors={result.errors} />;
  const { key, browserslistText } = result.value;
  return (
    <Section title="Browserslist">
      <p className={styles.caption}>
        <code>.browserslistrc</code>
        {` covers ${formatLine(linePercent)} of people whose version is known, without old versions.`}
      </p>
      <textarea
        className={styles.text}
        readOnly
        rows={browserslistText.split('\n').length}
        value={browserslistText}
        aria-label=".browserslistrc"
        spellCheck={false}
      />
      <p className={styles.copy}>
        <Button onClick={() => void copy(browserslistText)}>Copy</Button>
        <Link href={addressWith(href.policy(), { audience: key, line: String(linePercent) })}>
          The policy, for every tool
        </Link>
        <span role="status">{outcome}</span>
      </p>
      <p className={styles.files}>
        Its releases and their shares: <a href={audienceFileHref('csv', key)}>CSV</a>,{' '}
        <a href={audienceFileHref('json', key)}>JSON</a>
      </p>
    </Section>
  );
}
