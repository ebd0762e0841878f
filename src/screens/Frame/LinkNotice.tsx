import { useRouter } from 'next/router';
import { formatLine } from '@/domain/formatPercent';
import { usePreferences } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { addressWith } from '@/routes/addressWith';
import { isAboutAudience } from '@/routes/isAboutAudience';
import { keepAudienceHref } from '@/routes/keepAudienceHref';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { AudienceName } from './AudienceName';
import styles from './LinkNotice.module.css';
import { SiteData } from './SiteData';

/**
 * Says where a link brought its audience or line along, which may not be the reader's own. What the
 * reader chose is unknown where the page may come from a shared cache.
 */
export function LinkNotice() {
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
