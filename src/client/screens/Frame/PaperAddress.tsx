import { classNames } from '@/client/ui/classNames';
import { usePageAddress } from '@/relay/route/usePageAddress';
import styles from './PaperAddress.module.css';
import page from '@/client/ui/Page.module.css';

/** Names the page on paper. Not in the HTML, whose address is another one once a reader has gone on. */
export function PaperAddress() {
  const address = usePageAddress();
  return (
    <p className={classNames(page.page, styles.address)}>{`${window.location.origin}${address}`}</p>
  );
}
