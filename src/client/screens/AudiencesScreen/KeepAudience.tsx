import { useRouter } from 'next/router';
import type { KeepAudience_audience$key } from '@/__generated__/KeepAudience_audience.graphql';
import { Button } from '@/client/ui/Button';
import { keepAudienceHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceDetail.module.css';
import { useReturnAddress } from './useReturnAddress';

/** If only the address names the audience: a form that saves it for every page, even without scripts. */
export function KeepAudience(props: { readonly audience: KeepAudience_audience$key }) {
  const { key, name } = useFragment(
    graphql`
      fragment KeepAudience_audience on Audience {
        key
        name
      }
    `,
    props.audience,
  );
  const from = useReturnAddress();
  const { linePercent } = usePreferences();
  const isInAddress = useRouter().query['audience'] !== undefined;
  if (!isInAddress) return null;
  return (
    <form method="post" action={keepAudienceHref()} className={styles.keep}>
      <input type="hidden" name="audience" value={key} />
      <input type="hidden" name="line" value={linePercent} />
      <input type="hidden" name="from" value={from === '/' ? href.audiences() : from} />
      <Button type="submit" variant="primary">{`Use ${name} on every page`}</Button>
    </form>
  );
}
