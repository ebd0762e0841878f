import { isMember } from '@/browser/device/isMember';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { usePageAddress } from '@/relay/route/usePageAddress';
import styles from './AccountLink.module.css';

/**
 * A link to sign in, or the menu of a reader who is signed in. The HTML has both links, since it may
 * be shared: an attribute of the document shows one of them.
 */
export function AccountLink() {
  const next = usePageAddress();
  return (
    <LazyComponent
      load={loadMenu}
      props={NO_PROPS}
      fallback={
        <>
          <a href={href.signIn({ next })} className={styles.stranger}>
            Sign in
          </a>
          <Link href={href.account()} className={styles.member}>
            Account
          </Link>
        </>
      }
    />
  );
}

const NO_PROPS = {};

/** For all others this only costs the check. */
async function loadMenu() {
  if (!isMember()) throw new Error();
  return (await import(/* webpackChunkName: "member" */ './MemberMenu')).MemberMenu;
}
