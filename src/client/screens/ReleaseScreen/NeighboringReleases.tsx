import type { NeighboringReleases_release$key } from '@/__generated__/NeighboringReleases_release.graphql';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './NeighboringReleases.module.css';

/** Links to the previous and next release, a comparison, and what it can’t use. */
export function NeighboringReleases(props: { readonly release: NeighboringReleases_release$key }) {
  const { version, browser, previous, next } = useFragment(
    graphql`
      fragment NeighboringReleases_release on Release {
        version
        browser {
          slug
          name
        }
        previous {
          version
        }
        next {
          version
        }
      }
    `,
    props.release,
  );
  return (
    <nav aria-label="Neighboring releases" className={styles.neighbors}>
      {previous && (
        <Link href={href.release(browser.slug, previous.version)} rel="prev">
          {`Previous: ${previous.version}`}
        </Link>
      )}
      {next && (
        <Link href={href.release(browser.slug, next.version)} rel="next">
          {`Next: ${next.version}`}
        </Link>
      )}
      <Link
        href={href.compare({
          left: { browser: browser.slug, version },
          right: { browser: browser.slug, version: previous?.version ?? '' },
        })}
      >
        Compare with another release
      </Link>
      <Link href={missingFeaturesHref(browser.slug, { version })}>
        {`What can’t I use in ${browser.name} ${version}?`}
      </Link>
    </nav>
  );
}
