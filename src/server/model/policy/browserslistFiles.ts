import { BROWSERSLIST_NAMES } from '@/server/model/audiences/browserslistNames';
import { type FileSource, type PolicyFile, policyLabel, requireFloors } from './PolicyFile';
import { selectiveVersion } from './selectiveVersion';

export const browserslistFile: PolicyFile = {
  name: 'browserslistrc',
  label: '.browserslistrc',
  type: 'text/plain',
  write: (source) => {
    const { queries, unwritable } = toQueries(source);
    return [
      `# ${policyLabel(source)}`,
      ...unwritable.map((name) => `# ${name} is left out: Browserslist does not know it.`),
      ...queries,
      '',
    ].join('\n');
  },
};

/** A shareable configuration: a package named `browserslist-config-…` with this as its main file. */
export const browserslistModule: PolicyFile = {
  name: 'browserslist-config.cjs',
  label: 'browserslist-config module',
  type: 'text/javascript',
  write: (source) =>
    `// ${policyLabel(source)}\nmodule.exports = ${JSON.stringify(toQueries(source).queries, null, 2)};\n`,
};

/** A file without a query means Browserslist's defaults, which are not the policy. */
const NOTHING = 'chrome < 1';

/** One query for each floor that Browserslist can say, and the names of those it cannot. */
function toQueries({ catalogue, policy }: FileSource) {
  const rows = requireFloors(policy).map(({ browser, release }) => {
    const name = BROWSERSLIST_NAMES[browser.slug];
    if (name === undefined) return { unwritable: browser.name };
    const version = selectiveVersion(catalogue, browser, release.index);
    return version === undefined
      ? { unwritable: `${browser.name} ${release.version}` }
      : { query: `${name} >= ${version}` };
  });
  const queries = rows.flatMap(({ query }) => query ?? []);
  return {
    queries: queries.length > 0 ? queries : [NOTHING],
    unwritable: rows.flatMap(({ unwritable }) => unwritable ?? []),
  };
}
