import { Note } from '@/client/ui/Note';
import { AS_OF_PARAMETER } from '@/domain/asOf';
import { usePageAddress } from '@/relay/route/usePageAddress';

const VERSION = new RegExp(`[?&]${AS_OF_PARAMETER}=([^&#]+)`);

/** Says which earlier data version the address names, and links back to today. */
export function AsOfNote() {
  const address = usePageAddress();
  const version = VERSION.exec(address)?.[1];
  if (version === undefined) return null;
  const today = address.replace(/([?&])as-of=[^&#]*&?/, '$1').replace(/[?&]$/, '');
  return (
    <Note tone="warning" title="Not today’s numbers">
      {`This page uses data version ${version}, so that an earlier number can be seen again. The footer gives its date. `}
      <a href={today}>See it with today’s data</a>
    </Note>
  );
}
