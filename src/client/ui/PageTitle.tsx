import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './Breadcrumbs';
import { BreakableText } from './BreakableText';
import styles from './PageTitle.module.css';

interface PageTitleProps {
  readonly crumbs?: readonly Crumb[];
  /** Text, or text with markup; it becomes the page's only h1. */
  readonly title: ReactNode;
  /** One paragraph, or a <Prose>. */
  readonly lede?: ReactNode;
}

/** The heading receives focus after a navigation. */
export function PageTitle({ crumbs, title, lede }: PageTitleProps) {
  return (
    <header className={styles.head}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <h1 tabIndex={-1}>{typeof title === 'string' ? <BreakableText text={title} /> : title}</h1>
      {lede && <div className={styles.lede}>{lede}</div>}
    </header>
  );
}
