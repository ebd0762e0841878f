import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import { type FileSource, type PolicyFile, policyLabel, requireFloors, toJson } from './PolicyFile';
import { getTargets, numericVersion, type Targets } from './targets';

/**
 * TypeScript 6 refuses older targets unless it is set to ignore deprecations, and 7 has removed them.
 */
const OLDEST_TARGET = 2015;

/** TypeScript 5 refuses newer targets and libraries, and with them the whole file. */
const NEWEST_TARGET = 2024;

/** The first TypeScript that takes an edition for a target; older editions are known to all in use. */
const TYPESCRIPT_SINCE: Readonly<Record<number, string>> = { 2023: '5.5', 2024: '5.7' };

export const tsconfigFile: PolicyFile = {
  name: 'tsconfig.json',
  type: 'application/json',
  write: (source) => {
    requireFloors(source.policy);
    const targets = getTargets(source.catalogue, source.policy);
    const { syntaxYear, builtinsYear, libraryParts } = targets;
    return toJson({
      '//': [policyLabel(source), ...tsconfigNotes(targets)].join('. ') + '.',
      compilerOptions: {
        target: editionName(Math.min(Math.max(syntaxYear, OLDEST_TARGET), NEWEST_TARGET)),
        lib: [
          editionName(Math.min(builtinsYear, NEWEST_TARGET)),
          ...libraryParts,
          'dom',
          'dom.iterable',
        ],
      },
    });
  },
};

function tsconfigNotes({ syntaxYear, builtinsYear, libraryParts }: Targets): readonly string[] {
  const years = [syntaxYear, builtinsYear, ...libraryParts.map((name) => Number(name.slice(2, 6)))];
  const since = TYPESCRIPT_SINCE[Math.min(Math.max(...years), NEWEST_TARGET)];
  const notes = [
    'The “dom” library declares every API of browsers: TypeScript reports none of those that are refused',
  ];
  if (since !== undefined)
    notes.push(`TypeScript ${since} or newer knows this target and these libraries`);
  if (builtinsYear > NEWEST_TARGET)
    notes.push(
      'The built-ins of ES2025 work, too: with TypeScript 6.0 or newer, write “es2025” for “es2024” in “lib”',
    );
  if (syntaxYear < OLDEST_TARGET)
    notes.push(
      'Some of the browsers need ES5, to which TypeScript no longer lowers: let another tool lower what it writes',
    );
  return notes;
}

export const targetsFile: PolicyFile = {
  name: 'targets.json',
  type: 'application/json',
  write: (source) => {
    requireFloors(source.policy);
    const { syntaxYear, engines } = getTargets(source.catalogue, source.policy);
    return toJson({
      '//': policyLabel(source),
      // Below ES2015 neither tool has anything to lower to but ES5, in part.
      esbuild: [...engines],
      vite: { build: { target: [...engines], cssTarget: [...engines] } },
      lightningcss: lightningTargets(source),
      ecmascript: editionName(syntaxYear),
    });
  },
};

/** `es2022`; TypeScript's own name of 2015 is `es2015` too, and nothing is older than `es5`. */
function editionName(year: number): string {
  return `es${year}`;
}

/** Lightning CSS uses Browserslist's names, except for Chrome and Firefox on Android. */
const LIGHTNING_NAMES: Readonly<Record<string, string>> = {
  and_chr: 'chrome',
  and_ff: 'firefox',
  op_mob: 'opera',
};

/** Versions as it wants them: major, minor and patch in one number. */
function lightningTargets({ policy }: FileSource): Readonly<Record<string, number>> {
  const targets: Record<string, number> = {};
  for (const { browser, release } of policy.floors) {
    const listed = BROWSERSLIST_NAMES[browser.slug];
    const version = numericVersion(release);
    if (listed === undefined || version === undefined || listed === 'op_mob') continue;
    const name = LIGHTNING_NAMES[listed] ?? listed;
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    const encoded = (major << 16) | (minor << 8) | patch;
    targets[name] = Math.min(targets[name] ?? Infinity, encoded);
  }
  return targets;
}
