import type {
  AbsentFeatures_set$data,
  AbsentFeatures_set$key,
} from '@/__generated__/AbsentFeatures_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './AbsentFeatures.module.css';

const NOT_COUNTED = { tone: 'warning', title: 'Not counted' } as const;
const RENAMED = { tone: 'plain', title: 'Renamed' } as const;

type Absent = Caught<AbsentFeatures_set$data>['absent'][number];

const WHY: Readonly<Record<Absent['reason'], string>> = {
  UNKNOWN: 'isn’t a feature, so it isn’t counted.',
  SPLIT: 'has been split into several features. Choose the one you mean.',
  OVER_LIMIT: `isn’t counted: a set has at most ${MAX_SET_SIZE} features.`,
};

/** Names in the URL that don't count, with the reason; a suggestion replaces its name. */
export function AbsentFeatures(props: { readonly set: AbsentFeatures_set$key }) {
  const result = useFragment(
    graphql`
      fragment AbsentFeatures_set on FeatureSet @catch {
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
  if (!result.ok)
    return <SectionFailure what="The list of features not counted" errors={result.errors} />;
  const { features, moved, absent } = result.value;
  const slugs = features.map(({ slug }) => slug);
  if (absent.length + moved.length === 0) return null;
  return (
    <Note {...(absent.length > 0 ? NOT_COUNTED : RENAMED)}>
      <ul className={styles.absent}>
        {absent.map((name) => (
          <li key={name.slug}>
            <AbsentName name={name} slugs={slugs} />
          </li>
        ))}
        {moved.map(({ slug, movedTo }) => (
          <li key={slug}>
            <code>{slug}</code>
            {` is now called ${movedTo.name}.`}
          </li>
        ))}
      </ul>
    </Note>
  );
}

interface AbsentNameProps {
  readonly name: Absent;
  /** The features that count. */
  readonly slugs: readonly string[];
}

function AbsentName({ name: { slug, reason, matches }, slugs }: AbsentNameProps) {
  return (
    <>
      <code>{slug}</code>
      {` ${WHY[reason]}`}
      {matches.length > 0 && (
        <>
          {reason === 'UNKNOWN' ? ' Did you mean ' : ' '}
          {matches.map((match, index) => (
            <span key={match.slug}>
              {index > 0 && ', '}
              <Link href={href.featureSet([...new Set([...slugs, match.slug])])}>{match.name}</Link>
            </span>
          ))}
          {reason === 'UNKNOWN' ? '?' : '.'}
        </>
      )}
    </>
  );
}
