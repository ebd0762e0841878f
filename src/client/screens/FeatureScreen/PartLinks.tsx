import type { PartLinks_compatKeys$key } from '@/__generated__/PartLinks_compatKeys.graphql';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './PartLinks.module.css';

interface PartLinksProps {
  readonly compatKeys: PartLinks_compatKeys$key;
}

/** A few parts within a sentence, by the names people know them by. */
export function PartLinks(props: PartLinksProps) {
  const keys = useFragment(
    graphql`
      fragment PartLinks_compatKeys on CompatKey @relay(plural: true) {
        path
        readableName
      }
    `,
    props.compatKeys,
  );
  return keys.map(({ path, readableName }, index) => (
    <span key={path}>
      {index > 0 && (index === keys.length - 1 ? ' and ' : ', ')}
      <Link href={href.compat(path)} title={path} className={styles.part}>
        {readableName}
      </Link>
    </span>
  ));
}
