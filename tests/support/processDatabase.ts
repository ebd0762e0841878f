import type { Database } from '@/server/platform/database/Database';
import { perProcess } from '@/server/platform/memory/perProcess';

/** The database of this process, which a test sets where none is to be opened. */
export const processDatabase = perProcess('database', (): { opened?: Promise<Database> } => ({}));
