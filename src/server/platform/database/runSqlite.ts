// The program of the thread that has the database file open. It is sent there as text, since four
// bundles would each have to find a file for it. Easy to get wrong: it knows nothing but what it is
// given, not even what a compiler adds for syntax such as `{ ...copied }`.
import type { DatabaseSyncInstance } from '@photostructure/sqlite';

export interface SqliteQuestion {
  readonly id: number;
  readonly text: string;
  readonly parameters: readonly unknown[];
}

/** A driver's error as a plain object: nothing else travels whole between threads. */
export interface SqliteFailure {
  readonly message: string;
  readonly code?: unknown;
  readonly errcode?: unknown;
}

export interface Reply {
  readonly id: number;
  readonly failure?: SqliteFailure;
  readonly rows?: unknown[];
  readonly changes?: number | bigint;
  readonly lastInsertRowid?: number | bigint;
}

export interface SqliteOptions {
  readonly file: string;
  /** Milliseconds for which the driver itself waits for another program. */
  readonly timeout: number;
}

interface Port {
  postMessage(reply: Reply): void;
  on(event: 'message', listener: (question: SqliteQuestion) => void): void;
  close(): void;
}

/** Opens the file, says so as answer 0, and answers question after question; an empty one ends it. */
export function runSqlite(
  load: (name: string) => unknown,
  port: Port,
  { file, timeout }: SqliteOptions,
): void {
  function reply(id: number, work: () => Partial<Reply>): void {
    try {
      port.postMessage(Object.assign(work(), { id }));
    } catch (cause) {
      const { message, code, errcode } = cause as SqliteFailure;
      port.postMessage({ id, failure: { message, code, errcode } });
    }
  }

  let database: DatabaseSyncInstance | undefined;
  reply(0, () => {
    const { DatabaseSync } = load('@photostructure/sqlite') as {
      DatabaseSync: new (file: string, options: object) => DatabaseSyncInstance;
    };
    const opened = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true });
    const { version } = opened.prepare('select sqlite_version() as version').get() as {
      readonly version: string;
    };
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    // Before 3.51.3, two connections could damage a write-ahead log.
    if (major * 1e6 + minor * 1e3 + patch < 3_051_003) {
      opened.close();
      throw new Error(`SQLite ${version} is too old: 3.51.3 or newer is needed.`);
    }
    database = opened;
    return {};
  });
  port.on('message', ({ id, text, parameters }) => {
    reply(id, () => {
      if (text === '') {
        database?.close();
        return {};
      }
      const statement = database!.prepare(text);
      if (statement.columns().length > 0)
        return { rows: statement.all(...(parameters as never[])) as unknown[] };
      return statement.run(...(parameters as never[]));
    });
    if (text === '') port.close();
  });
}
