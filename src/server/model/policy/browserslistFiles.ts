import { browserslistQueries } from './browserslistQueries';
import { type FileSource, type PolicyFile, policyLabel, requireFloors } from './PolicyFile';

export const browserslistFile: PolicyFile = {
  name: 'browserslistrc',
  type: 'text/plain',
  write: (source) => {
    const { queries, notes } = toQueries(source);
    return [`# ${policyLabel(source)}`, ...notes.map((note) => `# ${note}`), ...queries, ''].join(
      '\n',
    );
  },
};

/** A shareable configuration: a package named `browserslist-config-…` with this as its main file. */
export const browserslistModule: PolicyFile = {
  name: 'browserslist-config.cjs',
  type: 'text/javascript',
  write: (source) =>
    `// ${policyLabel(source)}\nmodule.exports = ${JSON.stringify(toQueries(source).queries, null, 2)};\n`,
};

/** A file without a query means Browserslist's defaults, which are not the policy. */
const NOTHING = 'chrome < 1';

function toQueries({ catalogue, policy }: FileSource) {
  const { queries, notes } = browserslistQueries(catalogue, requireFloors(policy));
  return { queries: queries.length > 0 ? queries : [NOTHING], notes };
}
