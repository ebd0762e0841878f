import type { ReactNode } from 'react';
import { useLazyDialog } from '@/client/ui/useLazyDialog';
import { href } from '@/domain/routes/href';
import { usePageAddress } from '@/relay/route/usePageAddress';
import styles from './AudiencePicker.module.css';

interface AudiencePickerProps {
  /** `text` for a link within a sentence. */
  readonly variant?: 'chip' | 'text';
  readonly children: ReactNode;
}

/** A link to the audiences page; with JavaScript it opens a dialog instead. */
export function AudiencePicker({ variant = 'chip', children }: AudiencePickerProps) {
  const address = usePageAddress();
  const { Dialog, isOpen, close, linkProps } = useLazyDialog(
    href.audiences({ from: address }),
    loadDialog,
  );
  return (
    <>
      <a
        {...linkProps}
        {...(variant === 'chip' && { title: 'Change audience and line', className: styles.picker })}
      >
        {children}
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  );
}

const loadDialog = () =>
  import(/* webpackChunkName: "audience" */ './AudienceDialog').then(
    ({ AudienceDialog }) => AudienceDialog,
  );
