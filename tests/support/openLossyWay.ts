import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface LossyWay {
  /** The address of the database, by this way. */
  readonly url: string;
  /** From now on, connections end after a commit reached the database, before its answer is here. */
  loseAnswers(): void;
  keepAnswers(): void;
  /** How many answers were lost. */
  lost(): number;
  readonly close: () => void;
}

/** A way to PostgreSQL that breaks at the worst moment: nobody learns whether a change was kept. */
export async function openLossyWay(url: string): Promise<LossyWay> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isLossy = false;
  let lost = 0;
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    const onward = track(connect(Number(target.port), target.hostname));
    let isCommitting = false;
    track(socket)
      .on('data', (bytes) => {
        isCommitting = bytes.includes('commit');
        onward.write(bytes);
      })
      .once('close', () => onward.destroy());
    onward
      .on('data', (bytes) => {
        if (!isCommitting || !isLossy) return void socket.write(bytes);
        lost += 1;
        socket.destroy();
      })
      .once('close', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const way = new URL(url);
  way.port = String((server.address() as AddressInfo).port);
  return {
    url: way.href,
    loseAnswers: () => void (isLossy = true),
    keepAnswers: () => void (isLossy = false),
    lost: () => lost,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
