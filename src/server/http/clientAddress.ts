import type { IncomingMessage } from 'node:http';

/**
 * Identifies a client for rate limits. X-Forwarded-For can be forged, so use it only behind a
 * proxy, and only its last entry, which that proxy added. An IPv6 client usually has a whole /64,
 * so its network identifies it.
 */
export function clientAddress(
  { headers, socket }: IncomingMessage,
  isBehindProxy: boolean,
): string {
  const forwarded = isBehindProxy
    ? headers['x-forwarded-for']?.toString().split(',').at(-1)?.trim()
    : undefined;
  const address = (forwarded || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '');

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
