import { runInNewContext } from 'node:vm';
import {
  loadBeaconScript,
  loadPresenceTable,
  writeBeaconScript,
} from '@/server/data/catalogue/presenceTable';

const ADDRESS = 'https://plimsoll.example/m/4Xw9q2';
const script = writeBeaconScript(loadBeaconScript(), ADDRESS);
const { engines } = loadPresenceTable();

type Letter = keyof typeof engines;

interface Given {
  readonly navigator?: object;
  readonly consent?: string;
  readonly storage?: Record<string, string> | null;
  /** Names that exist although the release lacks them, and the other way round. */
  readonly lies?: readonly string[];
  readonly isMobile?: boolean;
}

const VENDORS = { c: 'Google Inc.', g: '', w: 'Apple Computer, Inc.' };

/** Runs the script in a browser that has what the data says a release has. */
function visit(letter: Letter, version: string | undefined, given: Given = {}): string[] {
  const { classes } = engines[letter];
  const upTo = classes.findIndex((one) => one.version === version);
  const names = new Set(
    classes.slice(0, upTo + 1).flatMap(({ tests }) => tests.map(({ text }) => text)),
  );
  for (const lie of given.lies ?? []) if (!names.delete(lie)) names.add(lie);
  const sent: string[] = [];
  const world: Record<string, unknown> = {
    document: { currentScript: { getAttribute: () => given.consent ?? null } },
    navigator: {
      vendor: VENDORS[letter],
      sendBeacon: (address: string, body: string) => sent.push(`${address} ${body}`) > 0,
      ...given.navigator,
    },
    matchMedia: () => ({ matches: given.isMobile ?? false }),
    requestIdleCallback: (run: () => void) => run(),
    CSS: { supports: (name: string) => names.has(name) },
    ...(letter === 'g' && { mozInnerScreenX: 0 }),
  };
  const storage = given.storage === undefined ? {} : given.storage;
  if (storage) world.localStorage = storage;
  addNames(world, names);
  world.self = world;
  runInNewContext(script, world);
  return sent;
}

/** Only those names, also of what Node.js itself has; the script needs the time. */
function addNames(world: Record<string, unknown>, names: ReadonlySet<string>): void {
  const owners = new Map<string, Record<string, unknown>>();
  for (const name of names) {
    const [owner = '', member] = name.split('.');
    if (owner === owner.toLowerCase()) continue;
    const members = owners.get(owner) ?? {};
    owners.set(owner, members);
    if (member) members[member] = 1;
  }
  for (const { classes } of Object.values(engines))
    for (const { text } of classes.flatMap(({ tests }) => tests)) {
      const owner = text.split('.', 1)[0]!;
      if (owner === owner.toLowerCase() || owner === 'CSS') continue;
      const prototype = owners.get(owner);
      world[owner] = prototype && { prototype };
    }
  Object.assign(world.CSS as object, owners.get('CSS'));
  world.Date = { prototype: owners.get('Date') ?? {}, now: () => Date.now() };
}

const bodyOf = (sent: readonly string[]): string | undefined => sent[0]?.slice(ADDRESS.length + 1);
const newest = (letter: Letter, back = 1): string => engines[letter].classes.at(-back)!.version;

describe('the script of a measured site', () => {
  it.each(['c', 'g', 'w'] as const)('finds each recent class of engine %s', (letter) => {
    for (const { version } of engines[letter].classes.slice(-40)) {
      const sent = visit(letter, version);
      expect(sent).toEqual([`${ADDRESS} 1${letter}${version}d`]);
    }
  });

  it('sends at most 64 bytes to the address of its site', () => {
    const longest = (['c', 'g', 'w'] as const).map((letter) =>
      bodyOf(visit(letter, newest(letter))),
    );

    expect(Math.max(...longest.map((body) => body!.length))).toBeLessThanOrEqual(64);
  });

  it('says of an older browser only that it is older', () => {
    expect(bodyOf(visit('c', undefined))).toBe('1c0d');
  });

  it('says whether fingers point, which phones and tablets have', () => {
    expect(bodyOf(visit('w', newest('w'), { isMobile: true }))).toBe(`1w${newest('w')}m`);
  });

  it('stays with the class where one of its two tests lies', () => {
    const { version, tests } = engines.g.classes.findLast(({ tests: { length } }) => length > 1)!;
    const lies = [tests[0]!.text];
    const { classes } = engines.g;
    const before = classes[classes.findIndex((one) => one.version === version) - 1]!.version;

    // Of two that contradict each other neither wins: the class before is certain.
    expect(bodyOf(visit('g', version, { lies }))).toBe(`1g${before}d`);
    // A later release outvotes it.
    expect(bodyOf(visit('g', newest('g', 1), { lies: [classes.at(-9)!.tests[0]!.text] }))).toBe(
      `1g${newest('g')}d`,
    );
  });

  it('counts a visitor once a day', () => {
    const storage: Record<string, string> = {};

    expect(visit('c', newest('c'), { storage })).toHaveLength(1);
    expect(visit('c', newest('c'), { storage })).toEqual([]);
    expect(Object.keys(storage)).toEqual(['plimsoll']);
    storage.plimsoll = '1';
    expect(visit('c', newest('c'), { storage })).toHaveLength(1);
  });

  it.each([
    ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }],
    ['Do Not Track', { navigator: { doNotTrack: '1' } }],
    ['a missing consent', { consent: 'no' }],
    ['a program that drives the browser', { navigator: { webdriver: true } }],
    ['storage that is off', { storage: null }],
    ['no sendBeacon', { navigator: { sendBeacon: undefined } }],
    ['another engine', { navigator: { vendor: 'Example' } }],
  ] satisfies [string, Given][])('is silent with %s', (_, given) => {
    expect(visit('c', newest('c'), given)).toEqual([]);
  });

  it('goes on with a consent that is given', () => {
    expect(visit('c', newest('c'), { consent: 'yes' })).toHaveLength(1);
  });

  it('tries again on the next page if the browser takes no beacon', () => {
    const storage: Record<string, string> = {};
    visit('c', newest('c'), { storage, navigator: { sendBeacon: () => false } });

    expect(storage).toEqual({});
  });
});
