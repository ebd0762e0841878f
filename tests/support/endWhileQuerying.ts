// Ends its process while a statement runs that counts to the argument, which takes a second for
// about ten million; is there at most for the milliseconds of the second one.
import { sql } from 'kysely';
import { endProcess } from '@/server/api/http/endProcess';
import { openDatabase } from '@/server/platform/database/openDatabase';

async function endWhileQuerying(count = '', limitMs = ''): Promise<void> {
  const database = await openDatabase();
  void sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${Number(count)})
    select count(*) from n`.execute(database.connection());
  setTimeout(() => void endProcess(3, Number(limitMs)), 50);
}

void endWhileQuerying(...process.argv.slice(2));
