import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '@/server/api/http/listen';

describe('listen', () => {
  it('says which port is in use, and by what command another is chosen', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;

    await expect(listen({ host: '127.0.0.1', port }, createServer())).rejects.toThrow(
      `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
    );
    other.close();
  });

  it.each(['999.1.1.1', '198.51.100.1'])(
    'names HOST where %s is not of this machine',
    async (host) => {
      await expect(listen({ host, port: 3999 }, createServer())).rejects.toThrow(
        `HOST is “${host}”, but an address of this machine such as 127.0.0.1 was expected.`,
      );
    },
  );
});
