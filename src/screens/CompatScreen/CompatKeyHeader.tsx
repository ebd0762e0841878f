import { graphql, useFragment } from 'react-relay/hooks';

import type { CompatKeyHeader_compatKey$key } from '@/__generated__/CompatKeyHeader_compatKey.graphql';
import { compatHref } from '@/screens/sections/compatHref';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';
import { Prose } from '@/ui/Prose';

import styles from './CompatKeyHeader.module.css';
import { KeyTags } from './KeyTags';

export function CompatKeyHeader(props: { readonly compatKey: CompatKeyHeader_compatKey$key }) {
  const compatKey = useFragment(
    graphql`
      fragment CompatKeyHeader_compatKey on CompatKey {
        path
        name
        descriptionHtml
        isDeprecated
        isExperimental
        isStandardTrack
        hasData
        ancestors {
          path
          name
        }
      }
    `,
    props.compatKey,
  );
  const { path, name, descriptionHtml, ancestors, hasData } = compatKey;
  const crumbs = [{ path: '', name: 'compat' }, ...ancestors].map((above) => ({
    label: above.name,
    href: above.path ? compatHref(above.path) : '/compat',
  }));
  return (
    <>
      <PageMeta
        title={`${path}: browser support`}
        description={`Which browsers support ${path}, from which version, and how much of your audience can use it.`}
        path={compatHref(path)}
      />
      <PageTitle
        crumbs={crumbs}
        title={name}
        isIdentifier
        lede={descriptionHtml && <Prose sanitisedHtml={descriptionHtml} />}
      />
      <p className={styles.path}>
        <code>{path}</code>
        {hasData && <KeyTags compatKey={compatKey} isStandardShown />}
      </p>
    </>
  );
}
