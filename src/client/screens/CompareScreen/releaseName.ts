import type { releaseName_release$key } from '@/__generated__/releaseName_release.graphql';
import { graphql, readInlineData } from '@/relay/hooks';

/** "Firefox 150" */
export function releaseName(release: releaseName_release$key): string {
  const { browser, version } = readInlineData(
    graphql`
      fragment releaseName_release on Release @inline {
        version
        browser {
          name
        }
      }
    `,
    release,
  );
  return `${browser.name} ${version}`;
}
