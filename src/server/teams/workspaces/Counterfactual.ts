// Why a share is not what it was, by counterfactual: today's data about the people of then and of
// today, both on the releases that were out then. The parts add up to the difference, and are those
// of `Shifts`. The data of then are not needed again: what they said is in the reference.
// Ruled by docs/decisions/0038-reviews.md and 0040-watches.md. Pitfall: usage data name releases before the data of then
// call them out, so both are folded back alike; else everyone on such a release would have moved.
import type { Audience } from '@/domain/Audience';
import type { ShareCause } from '@/domain/ChangeCause';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { weightsOn } from '@/server/model/changes/Side';
import { snapshotWeights } from './audienceSnapshots';
import { type CauseReference, type Observation, usableShare } from './Observation';
import type { Subject } from './Subject';

export interface CausePart {
  readonly cause: ShareCause;
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
  restatedShare(subject: Subject, reference: CauseReference): number {
    return this.#share(subject, this.#peopleThen(reference)) - reference.share;
  }

  /** Largest first. */
  findCauses(
    subject: Subject,
    reference: CauseReference,
    now: Pick<Observation, 'share' | 'keySet'>,
  ): readonly CausePart[] {
    const then = this.#share(subject, this.#peopleThen(reference));
    const settled = this.#share(subject, this.#peopleThenOn(reference));
    const stayed = this.#share(subject, this.#peopleOnReleasesOf(reference));
    /** The part of it on releases that were not out, by the data of today. */
    const ahead = then - settled;
    /** The same by the data of then. */
    const known =
      reference.share - (reference.releasedShare ?? guessReleased(reference, settled, ahead));
    /** The data of then announced it for such releases, and those of today do not confirm it. */
    const withdrawn = known - within(ahead, known);
    const isRedefined = reference.keySet !== now.keySet;
    const parts: readonly CausePart[] = [
      { cause: 'SHIPPED', share: now.share - stayed - known + withdrawn },
      { cause: 'AUDIENCE_MOVED', share: stayed - settled },
      {
        cause: isRedefined ? 'DEFINITION_CHANGED' : 'CORRECTED',
        share: settled - (reference.share - known) - withdrawn,
      },
    ];
    return parts
      .filter(({ share }) => Math.abs(share) > NOISE)
      .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
  }

  #share(subject: Subject, audience: Audience): number {
    return usableShare(this.#catalogue, subject, audience);
  }

  #peopleThen({ snapshot }: CauseReference): Audience {
    const kept = this.#snapshots.get(snapshot);
    // Without the people of then, what differs is put down to people.
    if (kept === undefined) return this.#audience;
    return this.#audienceOnce(`then ${snapshot}`, () => snapshotWeights(this.#catalogue, kept));
  }

  #peopleThenOn(reference: CauseReference): Audience {
    const { weights } = this.#peopleThen(reference);
    const { snapshot, asOf } = reference;
    return this.#audienceOnce(`then ${snapshot} on ${asOf}`, () =>
      weightsOn(this.#catalogue, weights, asOf),
    );
  }

  #peopleOnReleasesOf({ asOf }: CauseReference): Audience {
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

/** The part of one number that another of the same sign explains. */
function within(part: number, whole: number): number {
  return whole > 0 ? Math.min(Math.max(part, 0), whole) : Math.max(Math.min(part, 0), whole);
}

/** For observations without it: as little as possible was corrected. */
function guessReleased({ share }: CauseReference, settled: number, ahead: number): number {
  return share - within(share - settled, ahead);
}
