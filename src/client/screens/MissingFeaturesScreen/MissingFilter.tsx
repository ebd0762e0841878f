import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ReleaseForm.module.css';

interface MissingFilterProps {
  readonly slug: string;
  readonly version: string;
  /** The query in force; empty for all. */
  readonly query: string;
  /** The reason why it can’t be read. */
  readonly problem: string | undefined;
}

/** Narrows the list by words, by group or by the line. A plain GET form, so that it needs no scripts. */
export function MissingFilter({ slug, version, query, problem }: MissingFilterProps) {
  const { linePercent } = usePreferences();
  const ways = [
    { name: 'All', query: '' },
    { name: 'At or above your line elsewhere', query: `coverage:>=${linePercent}` },
    { name: 'CSS', query: 'group:css' },
    { name: 'HTML', query: 'group:html' },
    { name: 'JavaScript', query: 'group:javascript' },
  ];
  return (
    <>
      <form
        key={`${version} ${query}`}
        role="search"
        action={missingFeaturesHref(slug)}
        className={styles.form}
      >
        <input type="hidden" name="version" value={version} />
        <TextField
          label="Words or a query"
          type="search"
          name="q"
          defaultValue={query}
          error={problem}
        />
        <KeptPreferences />
        <Button type="submit">Filter</Button>
      </form>
      <ul className={styles.ways} aria-label="Often used filters">
        {ways.map((way) => (
          <li key={way.name}>
            <Link
              href={missingFeaturesHref(slug, { version, query: way.query })}
              aria-current={way.query === query ? 'true' : undefined}
            >
              {way.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
