import { useRouter } from 'next/router';
import type { AudienceNotice_query$key } from '@/__generated__/AudienceNotice_query.graphql';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { formatLine } from '@/domain/format';
import { isAboutAudience, keepAudienceHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences, useSite } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import styles from './AudienceNotice.module.css';
import { SiteData } from './SiteData';

/** Says that the address has an audience or a line of its own, or what is wrong with them. */
export function AudienceNotice() {
  const problem = useSite()?.notice;
  const address = usePageAddress();
  if (problem === undefined) return <LinkNotice />;
  return (
    <Notice action={<Link href={href.audiences({ from: address })}>Choose audience and line</Link>}>
      {problem}
    </Notice>
  );
}

/** Does not name the reader's choice, because the page may come from a shared cache. */
function LinkNotice() {
  const { pathname } = useRouter();
  const { audience, linePercent } = usePreferences();
  const own = addressWith(usePageAddress(), { audience: undefined, line: undefined });
  if (isAboutAudience(pathname)) return null;
  return (
    <Notice
      action={
        <form method="post" action={keepAudienceHref()} className={styles.ways}>
          <input type="hidden" name="audience" value={audience} />
          <input type="hidden" name="line" value={linePercent} />
          <input type="hidden" name="from" value={own} />
          <Button type="submit" variant="quiet">
            Use on every page
          </Button>
          <a href={own}>Show mine</a>
        </form>
      }
    >
      This link is for{' '}
      <SiteData fallback="another audience">{(site) => <AudienceName query={site} />}</SiteData>
      {`, line ${formatLine(linePercent)}.`}
    </Notice>
  );
}

function AudienceName({ query }: { readonly query: AudienceNotice_query$key }) {
  const { audience } = useFragment(
    graphql`
      fragment AudienceNotice_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    query,
  );
  return audience?.name ?? 'another audience';
}
