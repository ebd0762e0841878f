/** Our own notification, for clients that ask for it by `initializationOptions: { share: true }`. */
export const SHARE_NOTIFICATION = 'plimsoll/share';

/** The share that can run one document. */
export interface ShownShare {
  readonly uri: string;
  /** “95.7 %” */
  readonly percent: string;
  readonly audience: string;
  readonly isBelow: boolean;
  readonly sentence: string;
}
