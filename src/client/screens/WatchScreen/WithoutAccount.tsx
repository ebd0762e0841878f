import type { WithoutAccount_feature$key } from '@/__generated__/WithoutAccount_feature.graphql';
import { Section } from '@/client/ui/Section';
import { formatLine } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { feedHref } from '@/domain/routes/answers';
import { lineCalendarHref } from '@/domain/routes/calendar';
import { graphql, useFragment } from '@/relay/hooks';
import styles from '@/client/ui/Form.module.css';

interface WithoutAccountProps {
  readonly feature: WithoutAccount_feature$key;
  readonly audience: string;
  readonly linePercent: number;
}

/** The ways to hear of a feature that keep nothing about the reader: a calendar entry and a feed. */
export function WithoutAccount({ audience, linePercent, ...props }: WithoutAccountProps) {
  const { slug, name, forecast } = useFragment(
    graphql`
      fragment WithoutAccount_feature on Feature {
        slug
        name
        forecast(audience: $audience, linePercent: $linePercent) @catch(to: NULL) {
          state
          likelyOn
        }
      }
    `,
    props.feature,
  );
  const likelyOn = forecast?.state === 'EXPECTED' ? forecast.likelyOn : undefined;
  const line = formatLine(linePercent);
  const query = `id:${slug} coverage:>=${linePercent}`;
  return (
    <Section title={likelyOn == null ? 'By feed' : 'By calendar or feed'}>
      <ul className={styles.list}>
        {likelyOn != null && (
          <li>
            <a href={lineCalendarHref(slug, { audience, linePercent })}>
              {`Calendar: ${line} is likely in ${formatDate(likelyOn, 'month')}`}
            </a>
            . The entry moves with the forecast if you subscribe to it; delete it to stop.
          </li>
        )}
        <li>
          <a href={feedHref('query', { query, audience, linePercent })}>
            {`Feed: ${name} once it reaches ${line}`}
          </a>
        </li>
      </ul>
    </Section>
  );
}
