import { useState } from 'react';
import { moveFloor, policyHref, type PolicyView } from '@/domain/routes/policy';
import { useReplaceAddress } from './useReplaceAddress';

export interface MovedFloors {
  /** Set by hand, also before the policy that has them is loaded. */
  readonly floors: readonly string[];
  /** Sets one browser's floor; without a version, as the rule does. */
  readonly move: (slug: string, version: string | undefined) => void;
  readonly reset: () => void;
  /** Undefined if there is nothing to undo. */
  readonly undo: (() => void) | undefined;
  /** True once the reader has moved anything. */
  readonly hasMoved: boolean;
}

interface Step {
  readonly floors: readonly string[];
  /** The browser that was moved then: its moves in a row are one step. */
  readonly slug: string | undefined;
}

/**
 * Floors that follow the reader's hand at once. The address and all that the server computes follow
 * as soon as it answers.
 */
export function useMovedFloors(view: PolicyView): MovedFloors {
  const replaceAddress = useReplaceAddress();
  const [wish, setWish] = useState<{ readonly floors: readonly string[] }>();
  const [past, setPast] = useState<readonly Step[]>([]);
  const [hasMoved, setMoved] = useState(false);
  const { floors } = wish ?? view;

  async function want(next: readonly string[]) {
    const own = { floors: next };
    setWish(own);
    setMoved(true);
    await replaceAddress(policyHref({ ...view, floors: next }));
    setWish((last) => (last === own ? undefined : last));
  }

  function step(slug: string | undefined, next: readonly string[]) {
    if (slug === undefined || past.at(-1)?.slug !== slug) setPast([...past, { floors, slug }]);
    void want(next);
  }

  const before = past.at(-1);
  return {
    floors,
    move: (slug, version) => step(slug, moveFloor(floors, slug, version)),
    reset: () => step(undefined, []),
    undo:
      before &&
      (() => {
        setPast(past.slice(0, -1));
        void want(before.floors);
      }),
    hasMoved,
  };
}
