import { Suspense } from 'react';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';
import { Dialog } from '@/ui/Dialog';
import { Skeleton } from '@/ui/Skeleton';
import { AudienceForm } from './AudienceForm';

export interface AudienceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AudienceDialog({ isOpen, onClose }: AudienceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your audience and line">
      <RouteErrorBoundary resetOn={isOpen} Failure={OutOfReach} onRetry={onClose}>
        <Suspense fallback={<Skeleton shape="row" count={8} />}>
          <AudienceForm onDone={onClose} />
        </Suspense>
      </RouteErrorBoundary>
    </Dialog>
  );
}

function OutOfReach({
  message = 'The audiences could not be loaded.',
}: {
  message?: string | undefined;
}) {
  return <p role="alert">{`${message} Close this dialog and open it again to retry.`}</p>;
}
