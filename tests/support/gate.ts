import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to the server that a test can cut for real: nothing of the browser's own emulation of a
 * network is used, which differs from one machine to another.
 */
export interface Gate {
  /** Where browsers come in; the same throughout, so that what they save stays theirs. */
  readonly origin: string;
  /** Connections are refused, as where the server has ended. */
  stop(): Promise<void>;
  /** Connections are taken and never answered, as by a proxy that hangs. */
  hold(): void;
  open(): Promise<void>;
  close(): Promise<void>;
}

export async function openGate(target: string): Promise<Gate> {
  const { hostname, port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  let isHeld = false;

  const server = createServer((socket) => {
    track(socket);
    if (isHeld) return void socket.resume();
    const onward = track(connect(Number(targetPort), hostname));
    socket.pipe(onward).pipe(socket);
    socket.once('close', () => onward.destroy());
    onward.once('close', () => socket.destroy());
  });

  function track(socket: Socket): Socket {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // A reader who leaves, and a server that ends, tear connections off.
    return socket.on('error', () => undefined);
  }

  const tearOff = () => sockets.forEach((socket) => socket.destroy());
  const listen = async (onPort: number) => {
    server.listen(onPort, 'localhost');
    await once(server, 'listening');
  };

  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    tearOff();
    await closed;
  };
  return {
    origin: `http://localhost:${port}`,
    stop,
    hold: () => {
      isHeld = true;
      tearOff();
    },
    open: async () => {
      isHeld = false;
      tearOff();
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
}
