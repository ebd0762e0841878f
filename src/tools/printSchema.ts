// Writes schema.graphql from the code, and its hash for the browser.
import { writeFileSync } from 'node:fs';
import { printAnnotatedSchema } from '@/server/api/graph/printAnnotatedSchema';
import { schema } from '@/server/api/graph/schema';
import { schemaHashModule } from './schemaHashModule';

const printed = printAnnotatedSchema(schema);
writeFileSync('schema.graphql', printed);
writeFileSync('src/relay/schemaHash.data.ts', schemaHashModule(printed));
