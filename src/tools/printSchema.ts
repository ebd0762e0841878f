// Writes schema.graphql from the code; with `--check` it only compares, and fails if the file is
// out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import { schema } from '@/server/graph/schema';
import { printAnnotatedSchema } from './printAnnotatedSchema';

const FILE = 'schema.graphql';

const printed = printAnnotatedSchema(schema);
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed);
} else if (readFileSync(FILE, 'utf8') !== printed) {
  process.stderr.write(
    `${FILE} is out of step with src/server/graph. Write it with \`npx tsx src/tools/printSchema.ts\`.\n`,
  );
  process.exitCode = 1;
}
