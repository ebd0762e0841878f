import { Notice } from '@/client/ui/Notice';

/** Replaces forms that need scripts where scripts are off: better than forms that do nothing. */
export function UnscriptedNotice() {
  return (
    <noscript>
      <Notice>Nothing on this page can be changed without JavaScript.</Notice>
    </noscript>
  );
}
