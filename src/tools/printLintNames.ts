// Writes data/lintNames.json from the schema of the `use-baseline` rule. Run after updating
// @eslint/css: npm run lint-names
import { runCommand } from './runCommand';
import { writeTable } from './writeTable';

interface Names {
  readonly items: { readonly enum: readonly string[] };
}

interface Options {
  readonly allowPropertyValues: { readonly properties: Readonly<Record<string, Names>> };
  readonly [list: string]: unknown;
}

const OPTION_BY_KIND = {
  atRules: 'allowAtRules',
  functions: 'allowFunctions',
  mediaConditions: 'allowMediaConditions',
  properties: 'allowProperties',
  selectors: 'allowSelectors',
  units: 'allowUnits',
};
const GLOBAL_KEYWORDS = ['revert-layer', 'inherit', 'initial', 'revert', 'unset'];

async function printLintNames(): Promise<void> {
  const { default: css } = (await import('@eslint/css')) as unknown as {
    default: { rules: Record<string, { meta: { schema: [{ properties: Options }] } }> };
  };
  const { allowPropertyValues, ...options } = css.rules['use-baseline']!.meta.schema[0].properties;
  const names = Object.entries(OPTION_BY_KIND).map(
    ([kind, option]) => [kind, (options[option] as Names).items.enum] as const,
  );
  const values = Object.entries(allowPropertyValues.properties)
    .map(
      ([property, { items }]) =>
        [property, items.enum.filter((value) => !GLOBAL_KEYWORDS.includes(value))] as const,
    )
    .filter(([, own]) => own.length > 0);

  writeTable('lintNames', {
    names: Object.fromEntries(names),
    values: Object.fromEntries(values),
  });
}

void runCommand(printLintNames);
