import { useEffect, useState } from 'react';
import { formatAge } from '@/client/ui/formatAge';
import { Notice } from '@/client/ui/Notice';
import { useRestoredAt } from '@/relay/route/useRestoredAt';

/** Milliseconds: most refreshes finish sooner, and a notice that flashes shifts the page twice. */
const TOO_SHORT_TO_SAY_MS = 200;

const MINUTE_MS = 60_000;

/**
 * Shows the age of the screen's data while it comes from disk and the network has not confirmed it.
 */
export function AgeNotice() {
  const restoredAt = useRestoredAt();
  return restoredAt === undefined ? null : <Age key={restoredAt} restoredAt={restoredAt} />;
}

function Age({ restoredAt }: { readonly restoredAt: number }) {
  const [age, setAge] = useState<number>();
  useEffect(() => {
    const tell = () => setAge(Date.now() - restoredAt);
    const first = setTimeout(tell, TOO_SHORT_TO_SAY_MS);
    const later = setInterval(tell, MINUTE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(later);
    };
  }, [restoredAt]);
  return age === undefined ? null : (
    <Notice>{`Saved ${formatAge(age)}. Checking for updates.`}</Notice>
  );
}
