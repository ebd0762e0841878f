// Writes src/server/model/policy/lintNames.data.ts from the schema of the `use-baseline` rule. Run it
// after an update of @eslint/css: npm run lint-names
import { writeFileSync } from 'node:fs';
import { runCommand } from './runCommand';

const FILE = 'src/server/model/policy/lintNames.data.ts';

interface Names {
  readonly items: { readonly enum: readonly string[] };
}

interface Options {
  readonly allowPropertyValues: { readonly properties: Readonly<Record<string, Names>> };
  readonly [list: string]: unknown;
}

const GLOBAL_KEYWORDS = ['revert-layer', 'inherit', 'initial', 'revert', 'unset'];

async function printLintNames(): Promise<void> {
  const { default: css } = (await import('@eslint/css')) as unknown as {
    default: { rules: Record<string, { meta: { schema: [{ properties: Options }] } }> };
  };
  const { allowPropertyValues, ...options } = css.rules['use-baseline']!.meta.schema[0].properties;
  const formatEnum = (option: string): string => (options[option] as Names).items.enum.join(' ');
  const values = Object.entries(allowPropertyValues.properties)
    .map(
      ([property, { items }]) =>
        [
          property,
          items.enum.filter((value) => !GLOBAL_KEYWORDS.includes(value)).join(' '),
        ] as const,
    )
    .filter(([, names]) => names !== '');

  writeFileSync(
    FILE,
    [
      '// The names the `use-baseline` rules of ESLint and Stylelint know. ESLint refuses a configuration that allows any other, so exports hold these alone.',
      '// Written by src/tools/printLintNames.ts.',
      '',
      'export const LINT_NAMES = {',
      ...['AtRules', 'Functions', 'MediaConditions', 'Properties', 'Selectors', 'Units'].map(
        (kind) =>
          `  ${kind[0]!.toLowerCase()}${kind.slice(1)}: new Set('${formatEnum(`allow${kind}`)}'.split(' ')),`,
      ),
      '} as const;',
      '',
      '/** The values of a property that the rules know, global keywords left out. */',
      'export const LINT_VALUES: Readonly<Record<string, string>> = {',
      ...values.map(([property, names]) => `  '${property}': '${names}',`),
      '};',
      '',
    ].join('\n'),
  );
}

void runCommand(printLintNames);
