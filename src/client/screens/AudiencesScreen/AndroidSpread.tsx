import { useRouter } from 'next/router';
import type { AndroidSpread_audience$key } from '@/__generated__/AndroidSpread_audience.graphql';
import { isAndroidSpread } from '@/domain/Audience';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './AudienceDetail.module.css';

const ANDROID_LATEST = ';android=latest';

/**
 * Switches between the two interpretations of "Chrome on Android, latest", for audiences whose
 * usage data has no more detail.
 */
export function AndroidSpread(props: { audience: AndroidSpread_audience$key }) {
  const { key, kind, isAndroidEstimated } = useFragment(
    graphql`
      fragment AndroidSpread_audience on Audience {
        key
        kind
        isAndroidEstimated
      }
    `,
    props.audience,
  );
  const { asPath, query } = useRouter();
  const line = [query['line']].flat()[0];
  const getHref = (audience: string) => addressWith(asPath, { audience, line });
  if (isAndroidEstimated && isAndroidSpread(kind)) {
    return (
      <p className={styles.source}>
        <Link href={getHref(`${key}${ANDROID_LATEST}`)}>
          Assume Chrome on Android is up to date
        </Link>
      </p>
    );
  }
  if (!key.endsWith(ANDROID_LATEST)) return null;
  return (
    <p className={styles.source}>
      <Link href={getHref(key.slice(0, -ANDROID_LATEST.length))}>
        Estimate Chrome on Android’s versions
      </Link>
    </p>
  );
}
