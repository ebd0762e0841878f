// The presence tests → the part of them that a script carries, as the text that
// src/browser/beacon/visit.ts reads: engines by `;`, classes by `,`, tests by a space. A class begins
// with its version where that is not the one before plus 1.
import { gzipSync } from 'node:zlib';
import type {
  EngineLetter,
  PresenceTable,
  ReleaseClass,
} from '@/server/data/catalogue/presenceTable';

/** Of the text, compressed: the rest of 2 kB is the script's own. */
const MAX_BYTES = 1_430;

/** Most visitors have one of these, so their tests are asked in pairs. */
const RECENT = 12;

/** Hardly anyone has the oldest classes, so of those only each sixth is asked. */
const THINNED = 6;

type Classes = Readonly<Record<EngineLetter, readonly ReleaseClass[]>>;

/** As many classes as fit, from the newest back; of WebKit, which has few, all of them. */
export function writePresenceShare({
  c,
  g,
  w,
}: Readonly<Record<EngineLetter, { readonly classes: readonly ReleaseClass[] }>>): Pick<
  PresenceTable,
  'share' | 'asked'
> {
  for (let thinned = 0; ; thinned += THINNED) {
    const chosen = {
      c: thin(c.classes, thinned),
      g: thin(g.classes, thinned),
      w: w.classes,
    } satisfies Classes;
    const share = [chosen.c, chosen.g, chosen.w].map(writeClasses).join(';');
    if (gzipSync(share, { level: 9 }).length <= MAX_BYTES)
      return {
        share,
        asked: { c: chosen.c.map(getName), g: chosen.g.map(getName), w: chosen.w.map(getName) },
      };
  }
}

const getName = ({ version }: ReleaseClass): string => version;

const thin = (classes: readonly ReleaseClass[], thinned: number): readonly ReleaseClass[] =>
  classes.filter((_, at) => at >= thinned || at % THINNED === 0);

const writeClasses = (classes: readonly ReleaseClass[]): string =>
  classes
    .map(({ version, tests }, at) => {
      const isNext = at > 0 && Number(version) === Number(classes[at - 1]!.version) + 1;
      const isRecent = at >= classes.length - RECENT;
      const texts = isRecent ? tests.slice(0, 2).map(({ text }) => text) : [shortestOf(tests)];
      return [...(isNext ? [] : [version]), ...texts].join(' ');
    })
    .join();

const shortestOf = (tests: ReleaseClass['tests']): string =>
  tests.map(({ text }) => text).reduce((one, other) => (other.length < one.length ? other : one));
