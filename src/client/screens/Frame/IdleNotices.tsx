import { AgeNotice } from './AgeNotice';
import { ServiceWorkerNotice } from './ServiceWorkerNotice';

/** Notices that no page needs at first: their code loads when the page is idle. */
export function IdleNotices() {
  return (
    <>
      <AgeNotice />
      <ServiceWorkerNotice />
    </>
  );
}
