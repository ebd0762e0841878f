import type { Server } from 'node:http';
import type { Config } from '@/server/platform/config/config';

type Place = Pick<Config, 'host' | 'port'>;

/** Rejects with a sentence that names the variable to change. */
export function listen({ host, port }: Place, server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const problem = explain({ host, port }, cause.code ?? '');
      reject(problem === undefined ? cause : new Error(problem, { cause }));
    });
    server.listen({ port, host }, resolve);
  });
}

function explain({ host, port }: Place, code: string): string | undefined {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Only an administrator may listen on port ${port}. Choose one above 1023: PORT=3000 npm start`;
  return /^(?:ENOTFOUND|EAI_|EADDRNOTAVAIL|EINVAL)/.test(code)
    ? `HOST is “${host}”, but an address of this machine such as 127.0.0.1 was expected.`
    : undefined;
}
