import type {
  readFloorRows_policy$data,
  readFloorRows_policy$key,
} from '@/__generated__/readFloorRows_policy.graphql';
import { compareVersions } from '@/domain/compareVersions';
import { graphql, readInlineData } from '@/relay/hooks';
import { type FloorRow, NO_VERSION } from './floorRows';

type Kept = readFloorRows_policy$data['floors'][number];

const readFloorRowsFragment = graphql`
  fragment readFloorRows_policy on Policy @inline @throwOnFieldError {
    floors {
      browser {
        slug
        name
      }
      release {
        version
        engineVersion
      }
      automatic {
        version
      }
      basis
      by {
        version
        engineVersion
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

/**
 * All browsers of the audience, supported or not, with every floor that each could have. Most used
 * first: that order holds whichever are dropped. The reader of the policy catches its errors.
 */
export function readFloorRows(policy: readFloorRows_policy$key): readonly FloorRow[] {
  const { floors, givenUp } = readInlineData(readFloorRowsFragment, policy);
  const kept = floors.map(({ release, browserShare, browserValueShare, ...floor }) => ({
    ...toRow(floor, browserShare, browserValueShare),
    version: release.version,
    basis: basisWords(floor, release),
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

/** A floor that was raised by hand has no followers: nobody else is dropped with it. */
function basisWords(
  { basis, by }: Pick<Kept, 'basis' | 'by'>,
  { engineVersion }: Kept['release'],
): string | undefined {
  if (basis === 'NONE') return 'only version we know of';
  if (basis !== 'ENGINE' || !by) return undefined;
  const isFollowing = compareVersions(engineVersion ?? '', by.engineVersion ?? '') >= 0;
  return isFollowing
    ? `follows ${by.browser.name} ${by.version}`
    : `estimated from ${by.browser.name}`;
}
