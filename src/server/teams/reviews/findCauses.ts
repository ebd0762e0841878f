// Why a share is not what it was, by counterfactual: today's data about the people of then, today's
// data about today's people on the releases of then, and both as they are. The parts add up to the
// difference. The data of then are not needed again: what they said is in the reference.
import type { Audience } from '@/domain/Audience';
import type { ChangeCause } from '@/domain/ChangeCause';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { weightsOn } from '@/server/model/changes/Side';
import { snapshotWeights } from '@/server/teams/workspaces/audienceSnapshots';
import type { Observation } from '@/server/teams/workspaces/Observation';
import { type Subject, subjectCoverage } from '@/server/teams/workspaces/Subject';

export interface CausePart {
  readonly cause: ChangeCause;
  /** −1 to 1. */
  readonly share: number;
}

/** Smaller parts are rounding. */
const NOISE = 1e-6;

/** Compares with references of one project; people of one past moment are summed once. */
export class Counterfactual {
  readonly #catalogue: Catalogue;
  readonly #audience: Audience;
  readonly #snapshots: ReadonlyMap<string, string>;
  readonly #audiences = new Map<string, Audience>();

  /** @param snapshots weights by id */
  constructor(catalogue: Catalogue, audience: Audience, snapshots: ReadonlyMap<string, string>) {
    this.#catalogue = catalogue;
    this.#audience = audience;
    this.#snapshots = snapshots;
  }

  /**
   * The share that today's data report for the earlier audience, minus the share known at the time.
   */
  restatedShare(subject: Subject, reference: Observation): number {
    return this.#share(subject, this.#peopleThen(reference)) - reference.share;
  }

  /** Largest first. */
  findCauses(subject: Subject, reference: Observation, now: Observation): readonly CausePart[] {
    const then = this.#share(subject, this.#peopleThen(reference));
    const stayed = this.#share(subject, this.#peopleOnReleasesOf(reference));
    const isRedefined = reference.keySet !== now.keySet;
    const parts: readonly CausePart[] = [
      { cause: 'SHIPPED', share: now.share - stayed },
      { cause: 'AUDIENCE_MOVED', share: stayed - then },
      { cause: isRedefined ? 'DEFINITION_CHANGED' : 'CORRECTED', share: then - reference.share },
    ];
    return parts
      .filter(({ share }) => Math.abs(share) > NOISE)
      .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  }

  #share(subject: Subject, audience: Audience): number {
    return subjectCoverage(this.#catalogue, subject, audience).supportedShare;
  }

  #peopleThen({ snapshot }: Observation): Audience {
    const kept = this.#snapshots.get(snapshot);
    // Without the people of then, what differs is put down to people.
    if (kept === undefined) return this.#audience;
    return this.#audienceOnce(`then ${snapshot}`, () => snapshotWeights(this.#catalogue, kept));
  }

  #peopleOnReleasesOf({ asOf }: Observation): Audience {
    return this.#audienceOnce(`on ${asOf}`, () =>
      weightsOn(this.#catalogue, this.#audience.weights, asOf),
    );
  }

  #audienceOnce(name: string, weights: () => Float64Array): Audience {
    const known = this.#audiences.get(name) ?? { ...this.#audience, weights: weights() };
    this.#audiences.set(name, known);
    return known;
  }
}
