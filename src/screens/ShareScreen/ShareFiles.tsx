import { usePreferences } from '@/relay/RouteRoot';
import { answerAddress } from '@/screens/sections/answerAddress';
import { Section } from '@/ui/Section';

import type { SharedFeature } from './SharedFeature';
import styles from './ShareScreen.module.css';

/** The answer as data, and what makes a project's tools know of it. */
export function ShareFiles({ slug, name }: SharedFeature) {
  const only = `?features=${slug}`;
  return (
    <Section title="Data and configuration" id="files">
      <ul className={styles.links}>
        <li>
          <a href={answerAddress(`/features/${slug}.json`, usePreferences())}>JSON</a>: what the
          page says, open to every origin
        </li>
        <li>
          <a href={`/exports/browserslistrc${only}`}>.browserslistrc</a>: the oldest releases that
          fully support {name}
        </li>
        <li>
          <a href={`/exports/eslint.json${only}`}>ESLint</a>: lets <code>css/use-baseline</code> of{' '}
          <code>@eslint/css</code> accept it
        </li>
        <li>
          <a href={`/exports/stylelint.json${only}`}>Stylelint</a>: the same for{' '}
          <code>stylelint-plugin-use-baseline</code>
        </li>
      </ul>
      <p className={styles.note}>
        For several features write <code>?features=has,grid</code>, or <code>?q=</code> and a query.
      </p>
    </Section>
  );
}
