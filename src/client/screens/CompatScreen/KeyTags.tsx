import type { KeyTags_compatKey$key } from '@/__generated__/KeyTags_compatKey.graphql';
import { Tag } from '@/client/ui/Tag';
import { graphql, readInlineData } from '@/relay/hooks';

interface KeyTagsProps {
  readonly compatKey: KeyTags_compatKey$key;
  /** Lists omit “standard”, the usual case. */
  readonly isStandardShown?: boolean;
}

/**
 * The key's standards status, from the compat data. Read inline, so that a hundred rows share their
 * table's single subscription.
 */
export function KeyTags({ isStandardShown = false, ...props }: KeyTagsProps) {
  const { isDeprecated, isExperimental, isStandardTrack } = readInlineData(
    graphql`
      fragment KeyTags_compatKey on CompatKey @inline {
        isDeprecated
        isExperimental
        isStandardTrack
      }
    `,
    props.compatKey,
  );
  return (
    <>
      {isStandardTrack && isStandardShown && <Tag tip="STANDARD_TRACK">standard track</Tag>}
      {!isStandardTrack && (
        <Tag tone="warning" tip="NON_STANDARD">
          non-standard
        </Tag>
      )}
      {isExperimental && (
        <Tag tone="warning" tip="EXPERIMENTAL">
          experimental
        </Tag>
      )}
      {isDeprecated && (
        <Tag tone="danger" tip="DEPRECATED">
          deprecated
        </Tag>
      )}
    </>
  );
}
