import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from. Each proxy appends its own client to `X-Forwarded-For`, so only
 * the last entries come from proxies we trust; anyone can send the ones before them.
 * @param trustedProxies how many trusted proxies a request passes; 0 if it comes directly
 */
export function sourceAddress(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string {
  const entries = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies)?.trim() : undefined;
  return (forwarded || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * The client that limits apply to. An IPv6 client can choose any address in a /64, so the whole /64
 * counts as one client.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const address = sourceAddress(request, trustedProxies);

  return address.includes(':') ? toNetwork(address) : address;
}

function toNetwork(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]!.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined
      ? []
      : new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');

  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
