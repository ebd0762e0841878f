import { readdirSync, readFileSync } from 'node:fs';
import { schemaHashModule } from '@/tools/schemaHashModule';

const MODULE = 'src/relay/schemaHash.data.ts';

describe('schemaHashModule', () => {
  it('has another hash for another schema', () => {
    expect(schemaHashModule('type Query { day: String }')).not.toBe(
      schemaHashModule('type Query { day: String month: String }'),
    );
  });

  it('is what the browser imports, for the schema as it is', () => {
    expect(readFileSync(MODULE, 'utf8')).toBe(
      schemaHashModule(readFileSync('schema.graphql', 'utf8')),
    );
  });

  it('lies outside Relay’s artifacts, where the compiler deletes all but its own', () => {
    const others = readdirSync('src/__generated__').filter(
      (name) => !name.endsWith('.graphql.ts') && name !== 'persisted-queries.json',
    );

    expect(others).toEqual([]);
  });
});
