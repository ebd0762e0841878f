import { useSyncExternalStore } from 'react';
import { hasDrafts } from '@/device/decisionDraft';

/** Drafts are a team's: signing out takes them off this device, so it says so before. */
export function SignOutNote() {
  const isTextAtStake = useSyncExternalStore(stay, hasDrafts, () => false);
  return isTextAtStake ? (
    <p>
      You have typed a decision here that is not recorded. Signing out removes that text from this
      browser.
    </p>
  ) : null;
}

const stay = () => () => undefined;
