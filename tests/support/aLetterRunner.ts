import { letterJobs } from '@/server/accounts/letters';
import type { Database } from '@/server/database/Database';
import { JobRunner } from '@/server/jobs/JobRunner';

/** Sends the mails that accounts ask for. */
export const aLetterRunner = (database: Database): JobRunner =>
  new JobRunner(database, {
    handlers: letterJobs(database),
    onFault: (error) => {
      throw error;
    },
  });
