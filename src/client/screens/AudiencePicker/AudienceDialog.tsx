import { Suspense } from 'react';
import { Dialog } from '@/client/ui/Dialog';
import { Skeleton } from '@/client/ui/Skeleton';
import { useConnection } from '@/relay/network/useConnection';
import { RouteErrorBoundary } from '@/relay/route/RouteErrorBoundary';
import { AudienceForm } from './AudienceForm';

export interface AudienceDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function AudienceDialog({ isOpen, onClose }: AudienceDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Your audience and line">
      <RouteErrorBoundary resetOn={isOpen} Failure={OutOfReach} onRetry={onClose}>
        <Suspense fallback={<Waiting />}>
          <AudienceForm onDone={onClose} />
        </Suspense>
      </RouteErrorBoundary>
    </Dialog>
  );
}

function Waiting() {
  const { isReachable } = useConnection();
  return isReachable ? (
    <Skeleton shape="row" count={8} />
  ) : (
    <p role="alert">
      Changing the audience needs the server. The audiences load as soon as it answers.
    </p>
  );
}

function OutOfReach({
  message = 'The audiences could not be loaded.',
}: {
  message?: string | undefined;
}) {
  return <p role="alert">{`${message} Close this dialog and open it again to retry.`}</p>;
}
