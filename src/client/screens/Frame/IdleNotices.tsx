import { AgeNotice } from './AgeNotice';
import { ServiceWorkerNotice } from './ServiceWorkerNotice';

/** Notices that a page cannot need before it has been read: their code loads when it is idle. */
export function IdleNotices() {
  return (
    <>
      <AgeNotice />
      <ServiceWorkerNotice />
    </>
  );
}
