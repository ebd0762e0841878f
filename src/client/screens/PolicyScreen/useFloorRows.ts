import type {
  useFloorRows_policy$data,
  useFloorRows_policy$key,
} from '@/__generated__/useFloorRows_policy.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { type FloorRow, NO_VERSION } from './floorRows';

type Policy = Caught<useFloorRows_policy$data>;
type Kept = Policy['floors'][number];

type Rows =
  | { readonly ok: true; readonly rows: readonly FloorRow[] }
  | { readonly ok: false; readonly errors: readonly unknown[] };

const useFloorRowsFragment = graphql`
  fragment useFloorRows_policy on Policy @catch {
    floors {
      browser {
        slug
        name
      }
      release {
        version
      }
      automatic {
        version
      }
      basis
      by {
        version
        browser {
          name
        }
      }
      browserShare
      browserValueShare
      choices {
        release {
          version
        }
        lostShare
        lostValueShare
      }
    }
    givenUp {
      browser {
        slug
        name
      }
      automatic {
        version
      }
      lostShare
      lostValueShare
      choices {
        release {
          version
        }
        lostShare
        lostValueShare
      }
    }
  }
`;

/** All browsers of the audience, supported or not, with every floor that each could have. */
export function useFloorRows(policy: useFloorRows_policy$key): Rows {
  const result = useFragment(useFloorRowsFragment, policy);
  return result.ok
    ? { ok: true, rows: toRows(result.value) }
    : { ok: false, errors: result.errors };
}

/** Most used first: that order holds whichever are dropped. */
function toRows({ floors, givenUp }: Policy): readonly FloorRow[] {
  const kept = floors.map(({ release, browserShare, browserValueShare, ...floor }) => ({
    ...toRow(floor, browserShare, browserValueShare),
    version: release.version,
    basis: basisWords(floor),
  }));
  const dropped = givenUp.map(({ lostShare, lostValueShare, ...row }) => ({
    ...toRow(row, lostShare, lostValueShare),
    version: NO_VERSION,
    basis: undefined,
  }));
  return [...kept, ...dropped].sort(
    (a, b) => b.share - a.share || (a.browser.slug < b.browser.slug ? -1 : 1),
  );
}

function toRow(
  { browser, automatic, choices }: Pick<Kept, 'browser' | 'automatic' | 'choices'>,
  share: number,
  valueShare: number | null | undefined,
): Omit<FloorRow, 'version' | 'basis'> {
  return {
    browser: { slug: browser.slug, name: browser.name },
    automatic: automatic?.version ?? NO_VERSION,
    choices: [
      ...choices.map(({ release, lostShare, lostValueShare }) => ({
        version: release.version,
        lostShare,
        lostValueShare,
      })),
      { version: NO_VERSION, lostShare: share, lostValueShare: valueShare },
    ],
    share,
  };
}

function basisWords({ basis, by }: Pick<Kept, 'basis' | 'by'>): string | undefined {
  if (basis === 'NONE') return 'only version we know of';
  return basis === 'ENGINE' && by ? `follows ${by.browser.name} ${by.version}` : undefined;
}
