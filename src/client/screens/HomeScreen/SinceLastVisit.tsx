import { useEffect, useSyncExternalStore } from 'react';
import type { SinceLastVisitQuery } from '@/__generated__/SinceLastVisitQuery.graphql';
import { compareVisits, isSameAudience, lastVisit } from '@/browser/device/lastVisit';
import { Section } from '@/client/ui/Section';
import { TimeText } from '@/client/ui/TimeText';
import { formatCountWithNoun, formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { today } from '@/domain/today';
import { fetchQuery, graphql, useRelayEnvironment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './SinceLastVisit.module.css';

const sinceLastVisitQuery = graphql`
  query SinceLastVisitQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    lineCrossings(audience: $audience, linePercent: $linePercent) {
      lately(first: 50) {
        feature {
          slug
          name
        }
      }
    }
  }
`;

/** More are behind a link. */
const MOST_NAMED = 6;

/** Which features passed the line of the saved audience since the reader’s visit before this day. */
export function SinceLastVisit() {
  const preferences = usePreferences();
  useVisit(preferences);
  const visit = useSyncExternalStore(lastVisit.subscribe, lastVisit.read, () => undefined);
  const news = isSameAudience(visit, preferences) ? visit.news : undefined;
  if (!news) return null;
  const { features, since } = news;
  const more = features.length - MOST_NAMED;
  return (
    <Section title="Since you were here" aside={<Link href={href.changes()}>All changes</Link>}>
      <p>
        {`${formatCountWithNoun(features.length, 'feature')} passed your line of ${formatLine(preferences.linePercent)} since `}
        <TimeText date={since} style="day" />:
      </p>
      <ul className={styles.names}>
        {features.slice(0, MOST_NAMED).map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Section>
  );
}

/** Asks once a day what has passed the line, and keeps it for the next visit. */
function useVisit({ audience, linePercent }: ReturnType<typeof usePreferences>): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const now = { audience, linePercent, on: today() };
    const before = lastVisit.read();
    if (isSameAudience(before, now) && before.on === now.on) return undefined;
    const answer = fetchQuery<SinceLastVisitQuery>(environment, sinceLastVisitQuery, {
      audience,
      linePercent,
    }).subscribe({
      next: ({ lineCrossings }) => {
        const crossed = lineCrossings.lately.map(({ feature: { slug, name } }) => ({ slug, name }));
        lastVisit.write(compareVisits(before, { ...now, crossed }));
      },
      error: () => undefined,
    });
    return () => answer.unsubscribe();
  }, [environment, audience, linePercent]);
}
