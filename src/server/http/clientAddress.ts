import type { IncomingMessage } from 'node:http';

/**
 * Who asks, for limits. A header that anybody can send is believed only where a proxy stands in
 * front, and then only its last entry, which that proxy wrote itself. An IPv6 client has a whole
 * /64 to choose addresses from, so it is known by that.
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
