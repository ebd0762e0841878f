import type { ReactNode } from 'react';
import { AudiencePicker } from '@/client/screens/AudiencePicker/AudiencePicker';
import { HeaderLayout } from '@/client/ui/HeaderLayout';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { usePreferences } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { AccountLink } from './AccountLink';
import { AudienceName } from './AudienceName';
import { BusyLine } from './BusyLine';
import { HeaderSearch } from './HeaderSearch';
import styles from './SiteHeader.module.css';

/** At most seven; the other pages are in the footer. */
const WAYS = [
  { label: 'Features', href: href.features() },
  { label: 'Groups', href: href.groups() },
  { label: 'Browsers', href: href.browsers() },
  { label: 'Baseline', href: href.baseline() },
  { label: 'Scan', href: href.scan() },
  { label: 'Policy', href: href.policy() },
  { label: 'Teams', href: href.workspaces() },
];

interface SiteHeaderProps {
  readonly hasData: boolean;
  /** Messages about the page itself. */
  readonly notices: ReactNode;
}

export function SiteHeader({ hasData, notices }: SiteHeaderProps) {
  const address = usePageAddress();
  const { linePercent } = usePreferences();
  const items = WAYS.map((way) => ({ ...way, isCurrent: isWithin(address, way.href) }));
  const name = hasData ? <AudienceName otherwise="Audience" /> : 'Audience';
  return (
    <HeaderLayout
      homeHref={href.home()}
      items={items}
      search={<HeaderSearch />}
      account={<AccountLink />}
      // A project has an audience and a line of its own.
      audience={
        isWithin(address, href.workspaces()) ? undefined : (
          <AudiencePicker>
            <span className={styles.name}>{name}</span>
            <small className={styles.line}>
              <span className={styles.word}>line </span>
              {formatLine(linePercent)}
            </small>
          </AudiencePicker>
        )
      }
      progress={<BusyLine />}
      notices={notices}
    />
  );
}

function isWithin(address: string, path: string): boolean {
  const [here = ''] = address.split(/[?#]/);
  return here === path || here.startsWith(`${path}/`);
}
