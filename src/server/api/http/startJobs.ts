import cluster from 'node:cluster';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { onActivation } from '@/server/data/versions/onActivation';
import { createContext } from '@/server/model/features/RequestContext';
import type { Config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { Schedules } from '@/server/platform/jobs/Schedules';
import { log } from '@/server/platform/observe/log';
import { RepeatedFault } from '@/server/platform/observe/RepeatedFault';
import { letterJobs } from '@/server/teams/accounts/letters';
import { createOperatorLink } from '@/server/teams/accounts/operatorLink';
import { BEACON_OUTPUT_JOB, beaconOutputJobs } from '@/server/teams/sources/outputBeacons';
import { DUE_SOURCES_JOB } from '@/server/teams/sources/scheduleCheck';
import { sourceJobs } from '@/server/teams/sources/sourceJobs';
import { sealChannels } from '@/server/teams/watches/channels';
import { HEARTBEAT_JOB } from '@/server/teams/watches/heartbeat';
import { ALERT_CHECK_JOB, lineAlertJobs } from '@/server/teams/watches/lineAlertJobs';
import { noticeJobs } from '@/server/teams/watches/noticeJobs';
import {
  EVALUATE_JOB,
  evaluateWatchesLater,
  REVIEWS_JOB,
  watchJobs,
} from '@/server/teams/watches/watchJobs';
import { AUDIT_JOB, auditJobs } from '@/server/teams/workspaces/streamAudit';

const RETRY_MS = 10_000;

const MINUTE_MS = 60_000;

/** Jobs that one of all processes adds at regular times. */
const SCHEDULES = [
  { kind: DUE_SOURCES_JOB, everyMs: 10 * MINUTE_MS },
  { kind: REVIEWS_JOB, everyMs: 15 * MINUTE_MS },
  { kind: EVALUATE_JOB, everyMs: 24 * 60 * MINUTE_MS },
  { kind: HEARTBEAT_JOB, everyMs: 24 * 60 * MINUTE_MS },
  { kind: ALERT_CHECK_JOB, everyMs: 24 * 60 * MINUTE_MS },
];

const AUDIT_SCHEDULE = { kind: AUDIT_JOB, everyMs: MINUTE_MS };

/** A day is handed over once; more often only to make up for a receiver that was away. */
const BEACON_SCHEDULE = { kind: BEACON_OUTPUT_JOB, everyMs: 60 * MINUTE_MS };

/** Of several workers one says what concerns the instance. */
const isFirstWorker = (): boolean => (cluster.worker?.id ?? 1) === 1;

/**
 * Runs the jobs that requests leave for later, as soon as the database can be reached.
 * @returns a function that stops them and waits for those under way
 */
export function startJobs(settings: Config): () => Promise<void> {
  let stop = (): Promise<void> => Promise.resolve();
  let isStopped = false;
  let beginning = Promise.resolve();
  const begin = async (): Promise<void> => {
    const database = await openDatabase();
    if (isStopped) return;
    if (isFirstWorker()) await offerOperator(database);
    if (settings.secretsKey !== undefined) await sealChannels(database);
    const runner = createRunner(database, settings);
    const schedules = new Schedules(database, {
      schedules: [
        ...SCHEDULES,
        ...(settings.auditLog ? [AUDIT_SCHEDULE] : []),
        ...(settings.beaconOutput ? [BEACON_SCHEDULE] : []),
      ],
      onFault: (error) => log.warn({ err: error }, 'schedules'),
    });
    const evaluate = () => evaluateWatchesLater(database, loadCatalogue().version);
    // Newer data may have been activated while no server ran. Before anything starts: what fails here
    // is begun again from the start.
    await evaluate();
    if (isStopped) return;
    const unlisten = onActivation(evaluate);
    runner.start();
    schedules.start();
    stop = async () => {
      unlisten();
      await schedules.stop();
      await runner.stop();
    };
  };
  const fault = new RepeatedFault((error) =>
    log.warn({ err: error }, 'Jobs wait for the database.'),
  );
  const tryToBegin = (): void => {
    beginning = begin().catch((cause: unknown) => {
      fault.failed(cause);
      if (!isStopped) setTimeout(tryToBegin, RETRY_MS).unref();
    });
  };
  tryToBegin();
  return async () => {
    isStopped = true;
    await beginning;
    await stop();
  };
}

async function offerOperator(database: Database): Promise<void> {
  const link = await createOperatorLink(database);
  if (link === undefined) return;
  log.warn(
    `This instance has no operator. Open this link within a day to become one, or set OPERATORS: ${link}`,
  );
}

function createRunner(database: Database, settings: Config): JobRunner {
  const world = {
    origin: settings.baseUrl,
    allowed: settings.webhookAllow,
    createContext: () =>
      createContext(loadCatalogue(), { database: () => Promise.resolve(database) }),
  };
  return new JobRunner(database, {
    handlers: {
      ...watchJobs(database, world),
      ...sourceJobs(database, world),
      ...letterJobs(database),
      ...noticeJobs(database, world),
      ...(settings.auditLog && auditJobs(database, settings.auditLog)),
      ...(settings.beaconOutput && beaconOutputJobs(database, settings.beaconOutput)),
      ...lineAlertJobs(database, world),
    },
    onFault: (error, kind) =>
      kind === undefined
        ? log.warn({ err: error }, 'Jobs wait for the database.')
        : log.error({ err: error, kind }, 'job'),
  });
}
