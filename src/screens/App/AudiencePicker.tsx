import type { ReactNode } from 'react';

import styles from './AudiencePicker.module.css';
import { useLazyDialog } from './useLazyDialog';
import { usePageAddress } from './usePageAddress';

/** A link to the page of audiences, which scripts turn into a dialog over this one. */
export function AudiencePicker({ children }: { children: ReactNode }) {
  const address = usePageAddress();
  const href = address ? `/audiences?from=${encodeURIComponent(address)}` : '/audiences';
  const { Dialog, isOpen, close, linkProps } = useLazyDialog(href, loadDialog);
  return (
    <>
      <a {...linkProps} title="Change the audience and the line" className={styles.picker}>
        {children}
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}

const loadDialog = () => import('./AudienceDialog').then(({ AudienceDialog }) => AudienceDialog);
