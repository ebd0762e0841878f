import type { IncomingMessage } from 'node:http';

/**
 * Who asks, for limits. Each proxy adds to `X-Forwarded-For` whom it was asked by, so of its entries
 * only the last ones were written by proxies of ours; whatever stands before them anybody can send.
 * An IPv6 client has a whole /64 to choose addresses from, so it is known by that.
 * @param trustedProxies how many proxies of ours a request comes through; 0 where it comes directly
 */
export function clientAddress(
  { headers, socket }: IncomingMessage,
  trustedProxies: number,
): string {
  const entries = headers['x-forwarded-for']?.toString().split(',') ?? [];
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies)?.trim() : undefined;
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
