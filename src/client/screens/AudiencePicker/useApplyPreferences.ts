import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { rememberPreferences } from '@/browser/device/rememberPreferences';
import type { Preferences } from '@/domain/preferences';
import { addressWith } from '@/domain/routes/ownAddress';
import { useRelayEnvironment } from '@/relay/hooks';
import { refusalOfAudience } from '@/relay/route/checkAudience';
import { usePageAddress } from '@/relay/route/usePageAddress';

/**
 * Checks an audience with the server, then stores it and shows this page for it. A rejected one
 * changes nothing.
 */
export function useApplyPreferences(onDone: () => void = () => undefined) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const address = usePageAddress();
  const [isChecking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  /** The latest choice; while it is checked, answers about earlier ones count no more. */
  const latest = useRef<Preferences>(undefined);

  async function apply(preferences: Preferences) {
    latest.current = preferences;
    setChecking(true);
    const problem = await refusalOfAudience(environment, preferences.audience).catch(describeError);
    if (latest.current !== preferences) return;
    setChecking(false);
    setRefusal(problem);
    if (problem !== undefined) return;

    rememberPreferences(preferences);
    onDone();
    const plain = plainAddress(address);
    const show = () => router.replace(plain, undefined, { scroll: false });
    // Next takes the loss of a hash for a jump within the page, and loads it only then.
    if (address.includes('#')) await show();
    await show();
  }

  return { apply, isChecking, refusal, forgetRefusal: () => setRefusal(undefined) };
}

/** Without audience and line, which are in the cookies now, and without the hash. */
function plainAddress(address: string): string {
  return addressWith(address.replace(/#.*$/, ''), { audience: undefined, line: undefined });
}

function describeError(error: unknown): string {
  return error instanceof Error && error.name === 'RequestError'
    ? error.message
    : 'The audience could not be checked. Try again.';
}
