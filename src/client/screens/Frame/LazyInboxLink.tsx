import { isMember } from '@/browser/device/isMember';
import { LazyComponent } from '@/client/ui/LazyComponent';

/** For readers who are signed in; for all others this only costs the check. */
export function LazyInboxLink() {
  return <LazyComponent load={load} props={{}} />;
}

async function load() {
  if (!isMember()) throw new Error();
  return (await import(/* webpackChunkName: "inbox" */ './InboxLink')).InboxLink;
}
