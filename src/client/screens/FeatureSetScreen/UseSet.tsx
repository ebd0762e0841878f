import { LateTeamDecisions } from '@/client/sections/LateTeamDecisions';
import { Section } from '@/client/ui/Section';
import { exportHref, feedHref } from '@/domain/routes/answers';
import { audienceComparisonHref } from '@/domain/routes/audiences';
import { watchHref } from '@/domain/routes/watch';
import { Link } from '@/relay/route/Link';
import styles from './FeatureSetScreen.module.css';

/** The set as configuration for a project's tools, and as a feed. */
export function UseSet({ slugs }: { readonly slugs: readonly string[] }) {
  const query = slugs.map((slug) => `id:${slug}`).join(' OR ');
  return (
    <>
      <LateTeamDecisions subject={slugs.join(',')} />
      <Section title="Use this set">
        <ul className={styles.links}>
          <li>
            <a href={exportHref('browserslistrc', slugs)}>.browserslistrc</a>: the oldest releases
            that fully support all of it
          </li>
          <li>
            <a href={exportHref('eslint.json', slugs)}>ESLint</a>: configuration that lets{' '}
            <code>css/use-baseline</code> of <code>@eslint/css</code> accept it
          </li>
          <li>
            <a href={exportHref('stylelint.json', slugs)}>Stylelint</a>: the same for{' '}
            <code>stylelint-plugin-use-baseline</code>
          </li>
          <li>
            <Link href={audienceComparisonHref(slugs)}>Several audiences</Link>: side by side
          </li>
          <li>
            <a href={feedHref('query', { query })}>Feed</a>: what changes for these features
          </li>
          <li>
            <Link href={watchHref({ subject: slugs.join(',') })}>Watch</Link>: hear when all of it
            reaches your line
          </li>
        </ul>
      </Section>
    </>
  );
}
