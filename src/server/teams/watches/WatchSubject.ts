// The subject of a watch: a feature, a key, a set, all features that match a query now, or the
// subjects of a project's decisions.
import type { Audience } from '@/domain/Audience';
import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { Day } from '@/domain/Day';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { selectFeatures } from '@/server/model/features/featureList';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { causeOfEdge, causeOfStatus } from '@/server/teams/workspaces/causeOfEdge';
import { invalid } from '@/server/teams/workspaces/checkText';
import { isSupported, referTo, subjectStanding } from '@/server/teams/workspaces/Observation';
import {
  checkSubject,
  findSubject,
  type Subject,
  subjectCoverage,
  subjectName,
} from '@/server/teams/workspaces/Subject';
import type { WatchChange, WatchStanding } from './WatchMemory';

export interface WatchSubjectInput {
  readonly feature?: string | null | undefined;
  readonly compatKey?: string | null | undefined;
  readonly features?: readonly string[] | null | undefined;
  readonly query?: string | null | undefined;
  /** Its own id, not the global one. */
  readonly projectId?: string | null | undefined;
}

export interface Watched {
  /** Under which its standing is remembered. */
  readonly id: string;
  readonly name: string;
  readonly subject: Subject;
}

/** By project: the subjects it has decided on, as stored text. */
export type ProjectSubjects = ReadonlyMap<string, readonly string[]>;

const QUERY_LENGTH = 300;

/** The text it is stored under. @throws Refusal TEXT_INVALID */
export function checkWatchSubject(
  context: RequestContext,
  { query, projectId, ...subject }: WatchSubjectInput,
): string {
  const others = [subject.feature, subject.compatKey, subject.features, query, projectId];
  if (others.filter((part) => part != null).length !== 1)
    throw invalid(
      'subject',
      'Give one of `feature`, `compatKey`, `features`, `query` and `projectId`.',
    );
  if (projectId != null) return `project:${projectId}`;
  if (query == null) return checkSubject(context.catalogue, subject);
  const text = query.trim();
  const { problem } = selectFeatures(context, { query: text });
  if (text === '' || text.length > QUERY_LENGTH || problem)
    throw invalid('query', problem?.message ?? `Write a query of 1 to ${QUERY_LENGTH} characters.`);
  return `query:${text}`;
}

export const watchedProject = (subject: string): string | undefined =>
  subject.startsWith('project:') ? subject.slice('project:'.length) : undefined;

/** Undefined if it is gone from the data, or the project does not exist. */
export function findWatched(
  context: RequestContext,
  subject: string,
  { audience, linePercent }: { readonly audience: string; readonly linePercent: number },
  projects?: ProjectSubjects,
): readonly Watched[] | undefined {
  const { catalogue } = context;
  const project = watchedProject(subject);
  if (project !== undefined)
    return projects?.get(project)?.flatMap((text) => toWatched(catalogue, text, text) ?? []);
  if (subject.startsWith('query:')) {
    const query = subject.slice('query:'.length);
    const { features, problem } = selectFeatures(context, { query, audience, linePercent });
    return problem
      ? undefined
      : features.map((feature) => ({
          id: feature.slug,
          name: feature.name,
          subject: { kind: 'feature', feature },
        }));
  }
  const watched = toWatched(catalogue, subject, subject.slice(subject.indexOf(':') + 1));
  return watched && [watched];
}

function toWatched(catalogue: Catalogue, text: string, id: string): Watched | undefined {
  const subject = findSubject(catalogue, text);
  // A set that has lost a feature is a different set.
  const isWhole = subject?.kind !== 'set' || subject.set.absent.length === 0;
  return subject && isWhole ? { id, name: subjectName(catalogue, text), subject } : undefined;
}

export function getStanding(
  catalogue: Catalogue,
  { subject }: Watched,
  audience: Audience,
  today: Day,
): WatchStanding {
  const { supportedShare, partialShare, unknownShare } = subjectCoverage(
    catalogue,
    subject,
    audience,
  );
  return {
    ...{ supportedShare, partialShare, unknownShare },
    ...subjectStanding(subject, today),
    browsers: getSupportingBrowsers(catalogue, subject).map(({ name }) => name),
    asOf: catalogue.asOf < today ? catalogue.asOf : today,
    findCause: (change, since) => findCause(catalogue, subject, change, { since, today }),
    refer: () => referTo({ catalogue, today, audience }, subject),
  };
}

function findCause(
  catalogue: Catalogue,
  subject: Subject,
  { kind, before, after }: WatchChange,
  { since, today }: { readonly since: Day; readonly today: Day },
): 'CORRECTED' | 'COMPUTED' | undefined {
  if (kind === 'baseline.changed') {
    const statuses = { before, after } as Record<'before' | 'after', BaselineStatus | null>;
    return causeOfStatus(catalogue, subject, { ...statuses, since, today });
  }
  if (kind !== 'browser.shipped' && kind !== 'browser.removed') return undefined;
  const browser = catalogue.browsers.find(({ name }) => name === after);
  const isCorrected = browser && causeOfEdge(catalogue, subject, browser, since) === 'CORRECTED';
  return isCorrected === true ? 'CORRECTED' : undefined;
}

function getSupportingBrowsers(catalogue: Catalogue, subject: Subject): readonly Browser[] {
  if (subject.kind === 'key') return subject.key.firstSupport().map(({ browser }) => browser);
  if (subject.kind === 'feature') return subject.feature.support.map(({ browser }) => browser);
  return catalogue.browsers.filter(
    ({ currentRelease }) => currentRelease && isSupported(catalogue, subject, currentRelease),
  );
}
