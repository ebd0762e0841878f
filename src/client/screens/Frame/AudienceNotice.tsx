import { useRouter } from 'next/router';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { formatLine } from '@/domain/format';
import { isAboutAudience, keepAudienceHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { Link } from '@/relay/route/Link';
import { usePreferences, useSite } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { AudienceName } from './AudienceName';
import styles from './AudienceNotice.module.css';

/** Says that the address has an audience or a line of its own, or what is wrong with them. */
export function AudienceNotice() {
  const problem = useSite()?.notice;
  const address = usePageAddress();
  if (problem === undefined) return <LinkNotice />;
  return (
    <Notice action={<Link href={href.audiences({ from: address })}>Choose one</Link>}>
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
      This link is for <AudienceName otherwise="another audience" />
      {`, line ${formatLine(linePercent)}.`}
    </Notice>
  );
}
