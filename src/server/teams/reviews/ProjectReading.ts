// One project's decisions, compared with the data and the audience of today.
import type { Audience } from '@/domain/Audience';
import { isRefusal } from '@/domain/Refusal';
import type { Browser } from '@/server/data/catalogue/Catalogue';
import { shareOfBrowser } from '@/server/model/audiences/browserShares';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { loadSnapshots } from '@/server/teams/workspaces/audienceSnapshots';
import { causeOfEdge, causeOfStatus } from '@/server/teams/workspaces/causeOfEdge';
import { getDecisionLine } from '@/server/teams/workspaces/conditions';
import { Counterfactual } from '@/server/teams/workspaces/Counterfactual';
import type { DecisionEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import {
  countParts,
  type Observation,
  type ObservationTerms,
  observe,
  observeShare,
  subjectFacts,
  type SubjectFacts,
} from '@/server/teams/workspaces/Observation';
import {
  findSubject,
  type Subject,
  subjectError,
  subjectName,
} from '@/server/teams/workspaces/Subject';
import type { Fate, Reading, Trigger } from './findTrigger';
import { compareShares, findCause, type ReviewFinding, writeSentence } from './ReviewFinding';

/** Shared by all projects of one evaluation. */
export interface Run {
  readonly database: Database;
  readonly context: RequestContext;
  readonly now: number;
  readonly seen: Map<string, SeenSubject>;
}

interface SeenSubject {
  readonly subject: Subject | undefined;
  readonly fate: Fate;
  readonly facts: SubjectFacts | undefined;
}

export const startRun = (database: Database, context: RequestContext, now = Date.now()): Run => ({
  database,
  context,
  now,
  seen: new Map(),
});

/** A decision in force with its reference. */
export interface Standing {
  readonly decision: DecisionRow;
  readonly epoch: number;
  readonly reference: Observation;
  readonly streak: number;
}

/** The fields of a decision that determine what it is measured by. */
type Measured = Pick<DecisionRow, 'subject' | 'ask_at_percent'>;

export class ProjectReading {
  readonly terms: ObservationTerms;
  readonly #run: Run;
  readonly #snapshots = new Map<string, string>();
  readonly #counterfactual: Counterfactual;
  readonly #browserShares: ReadonlyMap<string, number>;

  private constructor(run: Run, audience: Audience, linePercent: number) {
    const { catalogue, today } = run.context;
    this.#run = run;
    this.terms = { catalogue, today, audience, linePercent };
    this.#counterfactual = new Counterfactual(catalogue, audience, this.#snapshots);
    this.#browserShares = browserShares(catalogue.browsers, audience);
  }

  /** Undefined if the audience is gone: that nothing can be said is no event. */
  static async open(
    run: Run,
    project: Pick<ProjectRow, 'audience' | 'line_percent'>,
  ): Promise<ProjectReading | undefined> {
    await run.context.loadAudiences([project.audience]);
    try {
      const audience = run.context.audience(project.audience);
      return new ProjectReading(run, audience, project.line_percent);
    } catch (cause) {
      if (isRefusal(cause)) return undefined;
      throw cause;
    }
  }

  /** Makes the people known that past decisions were about. */
  async loadPast(workspaceId: string, standings: readonly Standing[]): Promise<void> {
    const ids = standings.map(({ reference }) => reference.snapshot);
    const loaded = await loadSnapshots(this.#run.database, workspaceId, ids);
    for (const [id, weights] of loaded) this.#snapshots.set(id, weights);
  }

  observe(text: string): Observation | undefined {
    const { subject, facts } = this.#see(text);
    return subject && facts && observeShare(this.terms, subject, facts);
  }

  /** To compare later data with. @param last stays where the data no longer have the subject */
  refer(decision: Measured, last: Observation): Observation {
    const { subject, fate } = this.#see(decision.subject);
    const linePercent = this.getLine(decision);
    if (subject) return observe({ ...this.terms, linePercent }, subject);
    return { ...last, fate: fate === 'SPLIT' ? 'SPLIT' : 'GONE' };
  }

  /** In percent: the decision's own, or the project's. */
  getLine(decision: Measured): number {
    return getDecisionLine(decision, this.terms.linePercent);
  }

  read({ decision, streak, ...standing }: Standing, isRevision: boolean): Reading {
    const { subject, fate } = this.#see(decision.subject);
    const now = this.observe(decision.subject);
    const reference = countParts(standing.reference, now);
    return {
      state: decision.state,
      line: this.getLine(decision) / 100,
      isOwnLine: decision.ask_at_percent != null,
      awaited: decision.ask_when_shipped ?? null,
      reference,
      fate,
      now,
      today: this.terms.today,
      reviewOn: decision.review_on,
      streak,
      isRevision,
      getWeight: (slug) => this.#browserShares.get(slug) ?? 0,
      restatedShare: () => (subject ? this.#counterfactual.restatedShare(subject, reference) : 0),
    };
  }

  /** Why it was triggered, for people. */
  explain(
    { decision, ...standing }: Standing,
    { kind, browsers = [], isAsked }: Trigger,
  ): ReviewFinding {
    const { catalogue } = this.terms;
    const { subject } = this.#see(decision.subject);
    const now = this.observe(decision.subject);
    const reference = countParts(standing.reference, now);
    const parts = subject && now ? this.#counterfactual.findCauses(subject, reference, now) : [];
    const edge =
      subject && browsers.length > 0
        ? this.#judgeEdge(subject, reference, browsers)
        : {
            cause: this.#causeOf(kind, subject, reference, now) ?? findCause(kind, parts),
            named: browsers,
          };
    const finding = {
      kind,
      cause: edge.cause,
      ...compareShares(reference, now, this.getLine(decision)),
      afterError: subject && subjectError(catalogue, subject, this.terms.audience)?.error,
      linePercent: this.getLine(decision),
      since: reference.day,
      parts,
      ...(isAsked === true && { isAsked }),
      browsers: edge.named.map((slug) => catalogue.browserBySlug(slug)?.name ?? slug),
      dataVersion: catalogue.version,
    };
    const named = {
      name: subjectName(catalogue, decision.subject),
      state: decision.state,
      reviewOn: decision.review_on,
    };
    return { ...finding, sentence: writeSentence(finding, named) };
  }

  #causeOf(
    kind: Trigger['kind'],
    subject: Subject | undefined,
    then: Observation,
    now?: Observation,
  ) {
    const { catalogue, today } = this.terms;
    if (kind !== 'BASELINE_DOWN' || !subject || !now) return undefined;
    const statuses = { before: then.baseline, after: now.baseline };
    return causeOfStatus(catalogue, subject, { ...statuses, since: then.asOf, today });
  }

  /** Corrections are left out if there is news. */
  #judgeEdge(subject: Subject, { asOf }: Observation, slugs: readonly string[]) {
    const { catalogue } = this.terms;
    const cause = (slug: string) =>
      causeOfEdge(catalogue, subject, catalogue.browserBySlug(slug)!, asOf);
    const news = slugs.filter((slug) => cause(slug) === 'SHIPPED');
    return news.length > 0
      ? { cause: 'SHIPPED' as const, named: news }
      : { cause: 'CORRECTED' as const, named: slugs };
  }

  #see(text: string): SeenSubject {
    const known = this.#run.seen.get(text);
    if (known) return known;
    const seen = see(this.terms, text);
    this.#run.seen.set(text, seen);
    return seen;
  }
}

function see(terms: ObservationTerms, text: string): SeenSubject {
  const { catalogue } = terms;
  const subject = findSubject(catalogue, text);
  const absent = subject?.kind === 'set' ? subject.set.absent.map(({ slug }) => slug) : [];
  if (subject && absent.length === 0)
    return { subject, fate: 'THERE', facts: subjectFacts(terms, subject) };
  const missing = absent.length > 0 ? absent : [text.slice(text.indexOf(':') + 1)];
  const isSplit = missing.some((slug) => catalogue.redirectBySlug(slug)?.kind === 'split');
  return { subject: undefined, fate: isSplit ? 'SPLIT' : 'GONE', facts: undefined };
}

function browserShares(
  browsers: readonly Browser[],
  audience: Audience,
): ReadonlyMap<string, number> {
  return new Map(browsers.map((browser) => [browser.slug, shareOfBrowser(audience, browser)]));
}

/** The observation stored with the decision; undefined for decisions made by older programs. */
export const recordedObservation = ({ evidence }: DecisionRow): Observation | undefined =>
  (JSON.parse(evidence) as DecisionEvidence).observation;
