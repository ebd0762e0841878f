import type {
  ChangeHeader_changes$data,
  ChangeHeader_changes$key,
} from '@/__generated__/ChangeHeader_changes.graphql';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import { TimeText } from '@/client/ui/TimeText';
import { changesFeedHref, changesJsonHref, type ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ChangeCounts } from './ChangeCounts';
import styles from './ChangeScreen.module.css';

type Changes = ChangeHeader_changes$data;

interface ChangeHeaderProps {
  readonly changes: ChangeHeader_changes$key;
  readonly view: ChangesView;
}

/** The two days or data versions, and the number of differences. */
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
        ...ChangeCounts_changes
      }
    `,
    props.changes,
  );
  const { from, to, hasPastUsage } = changes;
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
      {!hasPastUsage && <NoPastUsage />}
      <ChangeCounts changes={changes} />
      <Ways view={view} />
    </>
  );
}

function Ways({ view }: { readonly view: ChangesView }) {
  const { audience } = usePreferences();
  return (
    <p className={styles.ways}>
      <a href={changesJsonHref(view, audience)}>JSON</a>
      <a href={changesFeedHref(audience)}>Atom feed of data versions</a>
      <Link href={href.changes()}>Compare other dates or versions</Link>
    </p>
  );
}

function NoPastUsage() {
  return (
    <Note>
      We have no earlier usage data for this audience. Today’s audience is counted on the versions
      that were out on each date, so this shows what browsers shipped, not how the browser mix
      changed.
    </Note>
  );
}

function daysSentence({ from, to }: Changes): string {
  const data = to.packages
    .slice(0, 2)
    .map(({ name, version }) => `${name} ${version}`)
    .join(' and ');
  const usage = from.usage === to.usage ? from.usage : `${from.usage} and ${to.usage}`;
  return `Based on what ${data} know today, weighted by ${usage}. Releases after a date don’t count for it.`;
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
