import { Anchor } from './Anchor';
import styles from './Breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the current page. */
  readonly href?: string | undefined;
}

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, href }) => (
          <li key={href ?? label}>
            {href ? <Anchor href={href}>{label}</Anchor> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
