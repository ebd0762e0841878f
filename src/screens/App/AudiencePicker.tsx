import { useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';

import type { AudienceDialogProps } from './AudienceDialog';
import styles from './AudiencePicker.module.css';
import { usePageAddress } from './usePageAddress';

/** A link to the page of audiences, which scripts turn into a dialog over this one. Its code is fetched when the reader comes near. */
export function AudiencePicker({ children }: { children: ReactNode }) {
  const address = usePageAddress();
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<AudienceDialogProps>>();
  const href = address ? `/audiences?from=${encodeURIComponent(address)}` : '/audiences';

  async function open() {
    try {
      const { AudienceDialog } = await loadDialog();
      setDialog(() => AudienceDialog);
      setOpen(true);
    } catch {
      window.location.assign(href);
    }
  }

  function openUnlessElsewhere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  return (
    <>
      <a
        href={href}
        title="Change the audience and the line"
        aria-haspopup="dialog"
        className={styles.picker}
        onClick={openUnlessElsewhere}
        onPointerEnter={warmUp}
        onFocus={warmUp}
      >
        {children}
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

function loadDialog() {
  return import('./AudienceDialog');
}

/** A guess: if it fails, the click will say so. */
function warmUp() {
  loadDialog().catch(() => undefined);
}
