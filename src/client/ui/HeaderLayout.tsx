import type { ReactNode } from 'react';
import { Anchor } from './Anchor';
import { classNames } from './classNames';
import styles from './HeaderLayout.module.css';
import page from './Page.module.css';
import { PlimsollMark } from './PlimsollMark';

export interface NavItem {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

interface HeaderLayoutProps {
  readonly homeHref: string;
  readonly items: readonly NavItem[];
  readonly search?: ReactNode;
  /** Always visible: every answer on the page is for this audience. */
  readonly audience?: ReactNode;
  /** The reader’s menu, or a link to sign in. */
  readonly account?: ReactNode;
  /** Messages below the header: offline, a substituted audience. */
  readonly notices?: ReactNode;
  /** Out of the layout flow: the loading progress of the next page. */
  readonly progress?: ReactNode;
}

/** One row on wide screens; on others the navigation moves below. */
export function HeaderLayout({
  homeHref,
  items,
  search,
  audience,
  account,
  notices,
  progress,
}: HeaderLayoutProps) {
  return (
    <header className={styles.header}>
      {progress}
      <div className={classNames(page.page, styles.bar)}>
        <Anchor href={homeHref} className={styles.brand}>
          <PlimsollMark />
          <span>Plimsoll</span>
        </Anchor>
        <nav aria-label="Main" className={styles.nav}>
          <ul>
            {items.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <Anchor href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          {search}
          {audience}
          {account}
        </div>
      </div>
      {notices && <div className={classNames(page.page, styles.notices)}>{notices}</div>}
    </header>
  );
}
