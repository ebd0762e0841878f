import { useEffect, useSyncExternalStore } from 'react';
import type { useMemberNameQuery as MemberNameQuery } from '@/__generated__/useMemberNameQuery.graphql';
import { memberName } from '@/browser/device/memberName';
import { fetchQuery, graphql, useRelayEnvironment } from '@/relay/hooks';

/** The reader's name, asked for once per device; undefined until it is known. */
export function useMemberName(): string | undefined {
  const environment = useRelayEnvironment();
  const name = useSyncExternalStore(memberName.subscribe, memberName.read, () => undefined);
  useEffect(() => {
    if (memberName.read() !== undefined) return undefined;
    const answer = fetchQuery<MemberNameQuery>(
      environment,
      graphql`
        query useMemberNameQuery @throwOnFieldError {
          viewer {
            name
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => void (viewer && memberName.write(viewer.name)),
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment]);
  return name;
}
