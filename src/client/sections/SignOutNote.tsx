import { hasUnrecorded } from '@/browser/device/signOutEverywhere';

/** Warns that signing out removes drafts from this device, because they belong to a team. */
export function SignOutNote() {
  return hasUnrecorded() ? (
    <p>
      You have typed a decision here that is not saved. Signing out removes that text from this
      browser.
    </p>
  ) : null;
}
