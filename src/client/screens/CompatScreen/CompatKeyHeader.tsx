import type { CompatKeyHeader_compatKey$key } from '@/__generated__/CompatKeyHeader_compatKey.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { BreakableText } from '@/client/ui/BreakableText';
import { PageTitle } from '@/client/ui/PageTitle';
import { Prose } from '@/client/ui/Prose';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './CompatKeyHeader.module.css';
import { getKeyHeading } from './getKeyHeading';
import { KeyTags } from './KeyTags';

export function CompatKeyHeader(props: { readonly compatKey: CompatKeyHeader_compatKey$key }) {
  const compatKey = useFragment(
    graphql`
      fragment CompatKeyHeader_compatKey on CompatKey {
        path
        name
        descriptionHtml
        hasData
        ...KeyTags_compatKey
        ancestors @catch(to: NULL) {
          path
          name
        }
      }
    `,
    props.compatKey,
  );
  const { path, name, descriptionHtml, ancestors, hasData } = compatKey;
  const heading = getKeyHeading(name, descriptionHtml);
  // A heading that is the whole description needs no second line that says the same.
  const isDescribed = descriptionHtml && heading === name;
  const crumbs = [{ path: '', name: 'compat' }, ...(ancestors ?? [])].map((above) => ({
    label: above.name,
    href: href.compat(above.path),
  }));
  return (
    <>
      <PageMeta
        title={`${path}: browser support`}
        description={`Which browser versions support ${path}, and how much of your audience can use it.`}
        path={href.compat(path)}
      />
      <PageTitle
        crumbs={crumbs}
        title={heading}
        lede={isDescribed && <Prose sanitizedHtml={descriptionHtml} />}
      />
      <p className={styles.path}>
        <code>
          {path.split(/(?<=\.)/).map((name, index) => (
            <span key={index} className={styles.name}>
              <BreakableText text={name} />
            </span>
          ))}
        </code>
        {hasData && <KeyTags compatKey={compatKey} isStandardShown />}
      </p>
    </>
  );
}
