// Runs on the sites of teams that measure their audience, for their visitors: finds the release of
// the browser by what it can do, and counts the visit once a day. It reads no user agent, sets no
// cookie and knows no visitor. Pitfall: bundled, with all its tests, it may have 2 kB, and it must
// run in browsers of 2018.
// Ruled by docs/decisions/0061-measured-audiences.md.

/** Inlined by the build, which src/server/data/catalogue/compile/writePresenceShare.ts writes. */
declare const PLIMSOLL_TESTS: string;
declare const PLIMSOLL_ADDRESS: string;

interface Wishes {
  readonly globalPrivacyControl?: boolean;
  readonly doNotTrack?: string | null;
  readonly webdriver?: boolean;
}

type Owner = object & { readonly prototype?: object };

/** Properties of CSS have no capital letter; everything else has. */
function has(test: string): unknown {
  const [name, member] = test.split('.') as [string, string?];
  const owner = (self as unknown as Readonly<Record<string, Owner | undefined>>)[name];
  return test === test.toLowerCase()
    ? CSS.supports(test, 'inherit')
    : owner && (!member || member in owner || member in (owner.prototype || owner));
}

/** Every test is a vote: the class up to which most answer yes, and after which most answer no. */
function findClass(classes: string): string | number {
  let version: string | number = 0;
  let found = version as string | number;
  let sum = 0;
  let best = 0;
  for (const tests of classes.split(',')) {
    version = +version + 1;
    for (const test of tests.split(' ')) {
      if (+test) version = test;
      else sum += has(test) ? 1 : -1;
    }
    if (sum > best) {
      best = sum;
      found = version;
    }
  }
  return found;
}

function count(): void {
  try {
    const today = (Date.now() / 864e5).toFixed();
    // The HTML standard fixes the vendor's name for each engine: no browser may change it.
    const engine =
      'mozInnerScreenX' in self ? 1 : { G: 0, A: 2 }[navigator.vendor.charAt(0) as 'G' | 'A'];
    if (
      localStorage.plimsoll !== today &&
      navigator.sendBeacon(
        PLIMSOLL_ADDRESS,
        `1${'cgw'.charAt(engine)}${findClass(PLIMSOLL_TESTS.split(';')[engine]!)}${matchMedia('(pointer:coarse)').matches ? 'm' : 'd'}`,
      )
    )
      localStorage.plimsoll = today;
  } catch {
    // Other engines end here, and browsers without storage or beacons: a page loses nothing.
  }
}

const { globalPrivacyControl, doNotTrack, webdriver } = navigator as Wishes;
const script = document.currentScript;
const consent = script && script.getAttribute('data-consent');
if (!globalPrivacyControl && doNotTrack !== '1' && !webdriver && (consent || 'yes') === 'yes')
  (self.requestIdleCallback || setTimeout)(count);
