import { Link } from '@/relay/route/Link';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';
import styles from './NotFound.module.css';
import { PageMeta } from './PageMeta';
import { SearchForm } from './SearchForm';

interface NotFoundProps {
  /** The noun: "feature", "browser", "page". */
  readonly what: string;
  /** What the address asked for; absent where that is not known. */
  readonly wanted?: string;
  /** What may have been meant, nearest first. */
  readonly matches?: readonly { readonly href: string; readonly label: string }[];
}

/**
 * What a reader sees where an address names nothing: what was asked for, what is near it, and a
 * search.
 */
export function NotFound({ what, wanted, matches = [] }: NotFoundProps) {
  return (
    <>
      <PageMeta title={`No such ${what}`} description={`No ${what} at this address.`} />
      <PageTitle
        title={wanted ? `No ${what} called “${wanted}”` : `No such ${what}`}
        lede={<p>Check the address; the page may have been renamed.</p>}
      />
      {matches.length > 0 && (
        <Section title="Did you mean">
          <ul className={styles.matches}>
            {matches.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Search for a feature">
        <SearchForm label="Which feature?" placeholder="container queries, :has(), Temporal" />
      </Section>
    </>
  );
}
