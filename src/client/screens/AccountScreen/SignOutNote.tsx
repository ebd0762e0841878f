import { hasUnrecorded } from '@/browser/device/signOutEverywhere';

/** Drafts are a team's: signing out takes them off this device, so it says so before. */
export function SignOutNote() {
  return hasUnrecorded() ? (
    <p>
      You have typed a decision here that is not recorded. Signing out removes that text from this
      browser.
    </p>
  ) : null;
}
