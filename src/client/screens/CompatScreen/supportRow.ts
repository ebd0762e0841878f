/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields -- The row is read here, and drawn by SupportTableRow with the marks. */
import type {
  supportRow_compatKey$data,
  supportRow_compatKey$key,
} from '@/__generated__/supportRow_compatKey.graphql';
import { graphql, readInlineData } from '@/relay/hooks';

export type SupportRow = supportRow_compatKey$data;
export type SupportRowCell = SupportRow['support'][number];
export type Statement = SupportRowCell['details'][number];
export type SupportRowMark = SupportRowCell['marks'][number];

/**
 * The data of one support table row. Read inline rather than by a component, because the columns
 * and the legend depend on all rows. `support` has one cell per browser, in the order of
 * `Query.browsers`.
 */
export function supportRow(compatKey: supportRow_compatKey$key): SupportRow {
  return readInlineData(
    graphql`
      fragment supportRow_compatKey on CompatKey @inline @throwOnFieldError {
        path
        name
        hasData
        descendantCount
        ...KeyTags_compatKey
        baseline {
          ...BaselineMark_baseline
        }
        coverage(audience: $audience) {
          ...CoverageBar_coverage
        }
        support {
          class
          label
          marks
          details {
            versionAdded
            versionRemoved
            isPartial
            prefix
            alternativeName
            flags {
              type
              name
              valueToSet
            }
            notesHtml
            implementationUrls
          }
        }
      }
    `,
    compatKey,
  );
}
