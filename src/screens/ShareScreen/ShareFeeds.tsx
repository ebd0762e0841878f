import { DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { usePreferences } from '@/relay/RouteRoot';
import { answerAddress } from '@/screens/sections/answerAddress';
import { Section } from '@/ui/Section';

import type { SharedFeature } from './SharedFeature';
import styles from './ShareScreen.module.css';

/** Feeds that speak of this feature sooner or later. */
export function ShareFeeds({ slug, name }: SharedFeature) {
  const { audience, linePercent } = usePreferences();
  // A feed has no line of its own.
  const feedOf = (path: string, parameters?: Readonly<Record<string, string>>) =>
    answerAddress(path, { audience, linePercent: DEFAULT_LINE_PERCENT }, parameters);
  const above = `id:${slug} coverage:>=${linePercent}`;
  return (
    <Section title="Feeds" id="feeds">
      <ul className={styles.links}>
        <li>
          <a href={feedOf('/feeds/query', { q: `id:${slug}` })}>{name}</a>, whenever a browser or
          Baseline changes it
        </li>
        <li>
          <a href={feedOf('/feeds/query', { q: above })}>{name} once it reaches your line</a>: empty
          until then
        </li>
        <li>
          <a href={feedOf('/feeds/newly')}>Newly available</a>,{' '}
          <a href={feedOf('/feeds/widely')}>widely available</a>,{' '}
          <a href={feedOf('/feeds/discouraged')}>discouraged</a>
        </li>
      </ul>
      <p className={styles.note}>
        Atom, for any feed reader. Every <a href="/developers#query">query</a> of the features page
        is a feed: <code>/feeds/query?q=group:css</code>.
      </p>
    </Section>
  );
}
