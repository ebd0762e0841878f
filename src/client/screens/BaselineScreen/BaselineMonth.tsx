import type { BaselineMonth_month$key } from '@/__generated__/BaselineMonth_month.graphql';
import { Section } from '@/client/ui/Section';
import { formatDate } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './BaselineMonth.module.css';
import { BaselineMonthList } from './BaselineMonthList';

export function BaselineMonth({
  isComing,
  dataOn,
  ...props
}: {
  readonly month: BaselineMonth_month$key;
  readonly isComing: boolean;
  /** ISO day on which the data was made. */
  readonly dataOn: string;
}) {
  const { month, newly, widely } = useFragment(
    graphql`
      fragment BaselineMonth_month on BaselineMonth {
        month
        newly {
          ...BaselineMonthList_features
        }
        widely {
          ...BaselineMonthList_features
        }
      }
    `,
    props.month,
  );
  return (
    <Section title={formatDate(month, 'month')} id={month} aside={isComing && 'projected'}>
      <div className={styles.columns}>
        <div>
          {newly && newly.length > 0 && (
            <BaselineMonthList title="Newly available" features={newly} day="newlyOn" />
          )}
          {!isComing && dataOn < `${month}-28` && (
            <p className={styles.known}>
              {newly
                ? `Newly available features are known until ${formatDate(dataOn, 'day')}.`
                : `Newly available features are not known yet. The data is from ${formatDate(dataOn, 'day')}.`}
            </p>
          )}
        </div>
        <div>
          {widely.length > 0 && (
            <BaselineMonthList title="Widely available" features={widely} day="widelyOn" />
          )}
        </div>
      </div>
    </Section>
  );
}
