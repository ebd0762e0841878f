import { BreakableText } from '@/client/ui/BreakableText';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { Link } from '@/relay/route/Link';
import styles from './NotFound.module.css';
import { PageMeta } from './PageMeta';
import { SearchForm } from './SearchForm';

interface NotFoundProps {
  /** The noun: "feature", "browser", "page". */
  readonly what: string;
  /** The name in the URL, if known. */
  readonly wanted?: string;
  /** Suggestions, closest first. */
  readonly matches?: readonly { readonly href: string; readonly label: string }[];
}

/** Shown for a URL that names nothing: the name, suggestions, and a search. */
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
                <Link href={href}>
                  <BreakableText text={label} />
                </Link>
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
