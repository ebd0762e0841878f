import { Notice } from '@/client/ui/Notice';

/** What a page whose forms all need scripts says without them, which is better than a form that does nothing. */
export function UnscriptedNotice() {
  return (
    <noscript>
      <Notice>Nothing on this page can be changed without JavaScript.</Notice>
    </noscript>
  );
}
