import { isMember } from '@/browser/device/isMember';
import { LazyComponent } from '@/client/ui/LazyComponent';

/** For those who are signed in; all others pay this check. */
export function LazyInboxLink() {
  return <LazyComponent load={load} props={{}} />;
}

async function load() {
  if (!isMember()) throw new Error();
  return (await import(/* webpackChunkName: "inbox" */ './InboxLink')).InboxLink;
}
