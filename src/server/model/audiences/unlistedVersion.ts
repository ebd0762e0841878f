import browserslist from 'browserslist';

/** A clause as Browserslist parses it, as far as it names versions. */
interface Clause {
  readonly type: string;
  readonly browser?: string;
  readonly version?: string;
  readonly from?: string;
  readonly to?: string;
}

/**
 * The reason why a clause cannot be answered: of some browsers the list has only the newest release, and
 * Browserslist takes it for any version that a query names.
 */
export function unlistedVersion(clause: Clause): string | undefined {
  const { type, browser = '', version = '', from = '', to = '' } = clause;
  const written = browser.toLowerCase();
  const agent = browserslist.aliases[written] ?? written;
  const [only, ...others] = browserslist.data[agent]?.released ?? [];
  // A release that stands for all is the one that was meant.
  if (only === undefined || others.length > 0 || only === 'all') return undefined;
  const isListed =
    type === 'browser_version'
      ? toListed(agent, version) === only
      : type !== 'browser_range' || isWithin(only, from, to);
  return isListed
    ? undefined
    : `Browserslist lists only the newest release of this browser, ${only}, and takes it for every other`;
}

function toListed(agent: string, version: string): string {
  const aliases = browserslist.versionAliases[agent] ?? {};
  return Object.hasOwn(aliases, version) ? aliases[version]! : version.replace(/(?:\.0)+$/, '');
}

function isWithin(version: string, from: string, to: string): boolean {
  return (
    Number.parseFloat(from) <= Number.parseFloat(version) &&
    Number.parseFloat(version) <= Number.parseFloat(to)
  );
}
