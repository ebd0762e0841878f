import { graphql, useFragment } from 'react-relay/hooks';

import type {
  AbsentFeatures_set$data,
  AbsentFeatures_set$key,
} from '@/__generated__/AbsentFeatures_set.graphql';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { Link } from '@/relay/Link';
import { featureSetHref } from '@/screens/sections/featureSetHref';
import { Note } from '@/ui/Note';

import styles from './AbsentFeatures.module.css';

type Absent = AbsentFeatures_set$data['absent'][number];

const WHY: Readonly<Record<Absent['reason'], string>> = {
  UNKNOWN: 'There is no such feature.',
  SPLIT: 'It has become several features; choose the one you mean.',
  OVER_LIMIT: `It is left off: a set has ${MAX_SET_SIZE} features at most.`,
};

/** Names in the address that are not counted, why, and what may be meant by them: following one puts it in the place of the name. */
export function AbsentFeatures(props: { readonly set: AbsentFeatures_set$key }) {
  const { features, moved, absent } = useFragment(
    graphql`
      fragment AbsentFeatures_set on FeatureSet {
        features {
          slug
        }
        moved {
          slug
          movedTo {
            name
          }
        }
        absent {
          slug
          reason
          matches {
            slug
            name
          }
        }
      }
    `,
    props.set,
  );
  const slugs = features.map(({ slug }) => slug);
  if (absent.length + moved.length === 0) return null;
  return (
    <Note
      tone={absent.length > 0 ? 'warning' : 'plain'}
      title={absent.length > 0 ? 'Not counted' : 'Named otherwise now'}
    >
      <ul className={styles.absent}>
        {absent.map(({ slug, reason, matches }) => (
          <li key={slug}>
            <code>{slug}</code>
            {`: ${WHY[reason]}`}
            {matches.length > 0 && (
              <>
                {reason === 'UNKNOWN' ? ' Did you mean ' : ' '}
                {matches.map((match, index) => (
                  <span key={match.slug}>
                    {index > 0 && ', '}
                    <Link href={featureSetHref([...new Set([...slugs, match.slug])])}>
                      {match.name}
                    </Link>
                  </span>
                ))}
                {reason === 'UNKNOWN' ? '?' : '.'}
              </>
            )}
          </li>
        ))}
        {moved.map(({ slug, movedTo }) => (
          <li key={slug}>
            <code>{slug}</code>
            {` is called ${movedTo.name} now.`}
          </li>
        ))}
      </ul>
    </Note>
  );
}
