// Writes schema.graphql from the code, and its hash for the browser.
import { writeFileSync } from 'node:fs';
import { schema } from '@/server/api/graph/schema';
import { printAnnotatedSchema } from './printAnnotatedSchema';
import { schemaHashModule } from './schemaHashModule';

const printed = printAnnotatedSchema(schema);
writeFileSync('schema.graphql', printed);
writeFileSync('src/relay/schemaHash.data.ts', schemaHashModule(printed));
