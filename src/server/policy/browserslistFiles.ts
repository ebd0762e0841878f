import { BROWSERSLIST_NAMES } from '@/server/audiences/browserslistNames';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import type { Policy } from './Policy';
import { type FileSource, type PolicyFile, policyLabel } from './PolicyFile';
import { selectiveVersion } from './selectiveVersion';

export const browserslistFile: PolicyFile = {
  name: 'browserslistrc',
  label: '.browserslistrc',
  type: 'text/plain',
  write: (source) =>
    [
      `# ${policyLabel(source)}`,
      ...unwritable(source).map((name) => `# ${name} is left out: Browserslist does not know it.`),
      ...browserslistQueries(source.catalogue, source.policy.floors),
      '',
    ].join('\n'),
};

/** A shareable configuration: a package named `browserslist-config-…` with this as its main file. */
export const browserslistModule: PolicyFile = {
  name: 'browserslist-config.cjs',
  label: 'browserslist-config module',
  type: 'text/javascript',
  write: (source) =>
    `// ${policyLabel(source)}\nmodule.exports = ${JSON.stringify(browserslistQueries(source.catalogue, source.policy.floors), null, 2)};\n`,
};

/** A file without a query means Browserslist's defaults, which are not the policy. */
const NOTHING = 'not all';

/** One line for each floor that Browserslist can say. */
function browserslistQueries(catalogue: Catalogue, floors: Policy['floors']): readonly string[] {
  const lines = floors.flatMap(({ browser, release }) => {
    const name = BROWSERSLIST_NAMES[browser.slug];
    const version = name && selectiveVersion(catalogue, browser, release.index);
    return version === undefined || version === '' ? [] : [`${name} >= ${version}`];
  });
  return lines.length > 0 ? lines : [NOTHING];
}

function unwritable({ policy }: FileSource): readonly string[] {
  return policy.floors.flatMap(({ browser }) =>
    Object.hasOwn(BROWSERSLIST_NAMES, browser.slug) ? [] : [browser.name],
  );
}
