import { Tag } from '@/client/ui/Tag';

interface KeyTagsProps {
  readonly compatKey: {
    readonly isDeprecated: boolean;
    readonly isExperimental: boolean;
    readonly isStandardTrack: boolean;
  };
  /** Lists omit “standard”, the usual case. */
  readonly isStandardShown?: boolean;
}

/** The key's standards status, from the compat data. */
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
