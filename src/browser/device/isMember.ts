import { useSyncExternalStore } from 'react';

/** Whether someone is signed in here, so that there is something to ask for. */
export const isMember = (): boolean => document.cookie.includes('plimsoll-member=1');

/** False in HTML, which is the same for everyone. */
export const useIsMember = (): boolean => useSyncExternalStore(neverChanges, isMember, () => false);

const neverChanges = () => () => undefined;
