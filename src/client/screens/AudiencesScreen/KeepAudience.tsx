import { useRouter } from 'next/router';
import { Button } from '@/client/ui/Button';
import { keepAudienceHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceDetail.module.css';

interface KeepAudienceProps {
  /** Its key. */
  readonly audience: string;
  readonly name: string;
  /** The page to return to. */
  readonly from: string;
}

/**
 * If only the address names the audience: a form that saves it for every page, even without
 * scripts. /
 */
export function KeepAudience({ audience, name, from }: KeepAudienceProps) {
  const { linePercent } = usePreferences();
  const isInAddress = useRouter().query['audience'] !== undefined;
  if (!isInAddress) return null;
  return (
    <form method="post" action={keepAudienceHref()} className={styles.keep}>
      <input type="hidden" name="audience" value={audience} />
      <input type="hidden" name="line" value={linePercent} />
      <input type="hidden" name="from" value={from === '/' ? href.audiences() : from} />
      <Button type="submit" variant="primary">{`Use ${name} on every page`}</Button>
    </form>
  );
}
