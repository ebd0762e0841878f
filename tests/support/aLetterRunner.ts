import type { Database } from '@/server/platform/database/Database';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { letterJobs } from '@/server/teams/accounts/letters';

/** Sends the mails that accounts ask for. */
export const aLetterRunner = (database: Database): JobRunner =>
  new JobRunner(database, {
    handlers: letterJobs(database),
    onFault: (error) => {
      throw error;
    },
  });
