import { useSyncExternalStore } from 'react';

/** True if someone is signed in here, so that personal data can be requested. */
export const isMember = (): boolean => document.cookie.includes('plimsoll-member=1');

/** False in HTML, which is the same for everyone. */
export const useIsMember = (): boolean => useSyncExternalStore(neverChanges, isMember, () => false);

const neverChanges = () => () => undefined;
