import type { ShareFeeds_feature$key } from '@/__generated__/ShareFeeds_feature.graphql';
import { Section } from '@/client/ui/Section';
import { feedHref } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ShareScreen.module.css';

/** Feeds that will include this feature. */
export function ShareFeeds(props: { readonly feature: ShareFeeds_feature$key }) {
  const { slug, name } = useFragment(
    graphql`
      fragment ShareFeeds_feature on Feature {
        slug
        name
      }
    `,
    props.feature,
  );
  const { audience, linePercent } = usePreferences();
  const above = `id:${slug} coverage:>=${linePercent}`;
  return (
    <Section title="Feeds" id="feeds">
      <ul className={styles.links}>
        <li>
          <a href={feedHref('query', { query: `id:${slug}`, audience })}>{name}</a>: changes in
          browsers and Baseline
        </li>
        <li>
          <a href={feedHref('query', { query: above, audience, linePercent })}>
            Tell me when {name} reaches my line
          </a>{' '}
          (empty until then)
        </li>
        <li>
          <a href={feedHref('newly', { audience })}>Newly available</a>,{' '}
          <a href={feedHref('widely', { audience })}>widely available</a>,{' '}
          <a href={feedHref('discouraged', { audience })}>discouraged</a>
        </li>
      </ul>
      <p className={styles.note}>
        Feeds are Atom, for any feed reader. Every <a href={href.developers('query')}>query</a> on
        the features page is a feed: <code>/feeds/query?q=group:css</code>.
      </p>
    </Section>
  );
}
