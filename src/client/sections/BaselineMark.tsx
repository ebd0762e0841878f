import type { BaselineMark_baseline$key } from '@/__generated__/BaselineMark_baseline.graphql';
import { graphql, readInlineData } from '@/relay/hooks';
import { BaselineStatusMark } from './BaselineStatusMark';

/**
 * A Baseline status with its date, for tables. Read inline, so that a hundred marks share their
 * table's single subscription.
 */
export function BaselineMark(props: { readonly baseline: BaselineMark_baseline$key }) {
  const { status, newlyOn, widelyOn, isNewlyOnUpperBound } = readInlineData(
    graphql`
      fragment BaselineMark_baseline on Baseline @inline {
        status
        newlyOn
        widelyOn
        isNewlyOnUpperBound
      }
    `,
    props.baseline,
  );
  return <BaselineStatusMark baseline={{ status, newlyOn, widelyOn, isNewlyOnUpperBound }} />;
}
