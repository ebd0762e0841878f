import type { ShareFiles_feature$key } from '@/__generated__/ShareFiles_feature.graphql';
import { Section } from '@/client/ui/Section';
import { exportHref, featureJsonHref } from '@/domain/routes/answers';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ShareScreen.module.css';

/** The answer as data, and configuration for a project's tools. */
export function ShareFiles(props: { readonly feature: ShareFiles_feature$key }) {
  const { slug, name } = useFragment(
    graphql`
      fragment ShareFiles_feature on Feature {
        slug
        name
      }
    `,
    props.feature,
  );
  return (
    <Section title="Data and configuration" id="files">
      <ul className={styles.links}>
        <li>
          <a href={featureJsonHref(slug, usePreferences())}>JSON</a>: this page’s data, CORS enabled
        </li>
        <li>
          <a href={exportHref('browserslistrc', [slug])}>.browserslistrc</a>: the oldest releases
          that fully support {name}
        </li>
        <li>
          <a href={exportHref('eslint.json', [slug])}>ESLint</a>: configuration that lets{' '}
          <code>css/use-baseline</code> of <code>@eslint/css</code> accept it
        </li>
        <li>
          <a href={exportHref('stylelint.json', [slug])}>Stylelint</a>: the same for{' '}
          <code>stylelint-plugin-use-baseline</code>
        </li>
      </ul>
      <p className={styles.note}>
        For several features, write <code>?features=has,grid</code>, or <code>?q=</code> with a
        query.
      </p>
    </Section>
  );
}
