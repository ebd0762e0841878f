import type {
  ChangeHeader_changes$data,
  ChangeHeader_changes$key,
} from '@/__generated__/ChangeHeader_changes.graphql';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount } from '@/domain/format';
import { changesFeedHref, changesJsonHref, type ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ChangeScreen.module.css';

type Changes = ChangeHeader_changes$data;

interface ChangeHeaderProps {
  readonly changes: ChangeHeader_changes$key;
  readonly view: ChangesView;
}

const COUNTS: readonly {
  readonly kind: Changes['counts'][number]['kind'];
  readonly words: string;
  readonly place: string;
}[] = [
  { kind: 'ADDED', words: 'New', place: 'features' },
  { kind: 'MOVED', words: 'Moved', place: 'features' },
  { kind: 'DISCOURAGED', words: 'Now discouraged', place: 'features' },
  { kind: 'BASELINE_UP', words: 'Baseline up', place: 'baseline' },
  { kind: 'BASELINE_DOWN', words: 'Baseline down', place: 'baseline' },
  { kind: 'COVERAGE', words: 'Coverage moved', place: 'coverage' },
  { kind: 'SUPPORT', words: 'Browser support', place: 'support' },
];

/** What is compared, and how much differs. */
export function ChangeHeader({ view, ...props }: ChangeHeaderProps) {
  const changes = useFragment(
    graphql`
      fragment ChangeHeader_changes on ChangeConnection {
        from {
          name
          isDay
          asOf
          usage
          packages {
            name
            version
          }
        }
        to {
          name
          isDay
          asOf
          usage
          packages {
            name
            version
          }
        }
        hasPastUsage
        counts {
          kind
          count
        }
      }
    `,
    props.changes,
  );
  const { audience } = usePreferences();
  const { from, to, hasPastUsage, counts } = changes;
  return (
    <>
      <PageTitle
        crumbs={[{ href: href.changes(), label: 'Changes' }]}
        title={
          <>
            What changed from <TimeText date={from.asOf} style="day" /> to{' '}
            <TimeText date={to.asOf} style="day" />
          </>
        }
        lede={<p>{from.isDay ? daysSentence(changes) : versionsSentence(changes)}</p>}
      />
      {!hasPastUsage && (
        <Note>
          We have no earlier usage data for this audience. Today’s audience is counted on the
          releases that were out on each day, so this shows what browsers shipped, not how people
          moved.
        </Note>
      )}
      <div className={styles.counts}>
        <DefinitionFacts
          layout="wide"
          facts={COUNTS.map(({ kind, words, place }) => {
            const { count = 0 } = counts.find((one) => one.kind === kind) ?? {};
            return {
              term: words,
              detail: count === 0 ? 'None' : <a href={`#${place}`}>{formatCount(count)}</a>,
            };
          })}
        />
      </div>
      <p className={styles.ways}>
        <a href={changesJsonHref(view, audience)}>JSON</a>
        <a href={changesFeedHref(audience)}>Atom feed of data versions</a>
        <Link href={href.changes()}>Compare other days or versions</Link>
      </p>
    </>
  );
}

function daysSentence({ from, to }: Changes): string {
  const data = to.packages
    .slice(0, 2)
    .map(({ name, version }) => `${name} ${version}`)
    .join(' and ');
  const usage = from.usage === to.usage ? from.usage : `${from.usage} and ${to.usage}`;
  return `Based on what ${data} know today, weighted by ${usage}. Releases from after a day don’t count for it.`;
}

/** Only the packages that differ. */
function versionsSentence({ from, to }: Changes): string {
  const changed = to.packages.flatMap(({ name, version }) => {
    const before = from.packages.find((one) => one.name === name)?.version;
    return before === version ? [] : [`${name} ${before} → ${version}`];
  });
  return changed.length === 0
    ? `Both come from the same packages: ${from.name} and ${to.name}.`
    : `${changed.join(', ')}. Both are weighted for this audience as each version knows it.`;
}
