import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { SiteHeader_query$key } from '@/__generated__/SiteHeader_query.graphql';
import { formatLine } from '@/domain/formatPercent';
import { usePreferences } from '@/relay/RouteRoot';
import { HeaderLayout } from '@/ui/HeaderLayout';

import { AudiencePicker } from './AudiencePicker';
import { HeaderSearch } from './HeaderSearch';
import { SiteData } from './SiteData';
import styles from './SiteHeader.module.css';
import { usePageAddress } from './usePageAddress';

const WAYS = [
  { label: 'Features', href: '/features' },
  { label: 'Compat', href: '/compat' },
  { label: 'Groups', href: '/groups' },
  { label: 'Browsers', href: '/browsers' },
  { label: 'Baseline', href: '/baseline' },
];

interface SiteHeaderProps {
  readonly hasData: boolean;
  /** Quiet lines about the page itself. */
  readonly notices: ReactNode;
}

export function SiteHeader({ hasData, notices }: SiteHeaderProps) {
  const address = usePageAddress();
  const { linePercent } = usePreferences();
  const items = WAYS.map((way) => ({ ...way, isCurrent: isWithin(address, way.href) }));
  const name = hasData ? (
    <SiteData fallback="Audience">{(query) => <AudienceName query={query} />}</SiteData>
  ) : (
    'Audience'
  );
  return (
    <HeaderLayout
      homeHref="/"
      items={items}
      search={<HeaderSearch />}
      audience={
        <AudiencePicker>
          <span className={styles.name}>{name}</span>
          <small className={styles.line}>{`line ${formatLine(linePercent)}`}</small>
        </AudiencePicker>
      }
      notices={notices}
    />
  );
}

function AudienceName({ query }: { query: SiteHeader_query$key }) {
  const { audience } = useFragment(
    graphql`
      fragment SiteHeader_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    query,
  );
  return audience?.name ?? 'Audience';
}

function isWithin(address: string, path: string): boolean {
  const [here = ''] = address.split(/[?#]/);
  return here === path || here.startsWith(`${path}/`);
}
