// Writes schema.graphql from the code; with `--check` it only compares, and fails where the file is out of step.
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from '@/server/graph/schema';

const FILE = 'schema.graphql';

const printed = `${printSchema(lexicographicSortSchema(schema))}\n`;
if (!process.argv.includes('--check')) {
  writeFileSync(FILE, printed);
} else if (readFileSync(FILE, 'utf8') !== printed) {
  process.stderr.write(
    `${FILE} is out of step with src/server/graph. Write it with \`npx tsx src/tools/printSchema.ts\`.\n`,
  );
  process.exitCode = 1;
}
