import { Tag } from '@/ui/Tag';

interface KeyTagsProps {
  readonly compatKey: {
    readonly isDeprecated: boolean;
    readonly isExperimental: boolean;
    readonly isStandardTrack: boolean;
  };
  /** In a list the usual case goes without saying. */
  readonly isStandardShown?: boolean;
}

/** Where a key stands in its standards, as the compat data say. */
export function KeyTags({
  compatKey: { isDeprecated, isExperimental, isStandardTrack },
  isStandardShown = false,
}: KeyTagsProps) {
  return (
    <>
      {isStandardTrack && isStandardShown && <Tag>standard track</Tag>}
      {!isStandardTrack && <Tag tone="warning">non-standard</Tag>}
      {isExperimental && <Tag tone="warning">experimental</Tag>}
      {isDeprecated && <Tag tone="danger">deprecated</Tag>}
    </>
  );
}
