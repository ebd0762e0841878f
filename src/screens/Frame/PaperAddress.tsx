import { usePageAddress } from '@/relay/route/usePageAddress';
import { classNames } from '@/ui/classNames';
import page from '@/ui/Page.module.css';
import styles from './PaperAddress.module.css';

/** Names the page on paper. Not in the HTML, whose address is another one once a reader has gone on. */
export function PaperAddress() {
  const address = usePageAddress();
  return (
    <p className={classNames(page.page, styles.address)}>{`${window.location.origin}${address}`}</p>
  );
}
