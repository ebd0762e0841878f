import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/server/http/clientAddress';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('ignores a header that anyone can send', () => {
    expect(clientAddress(request('203.0.113.7', '198.51.100.1'), false)).toBe('203.0.113.7');
  });

  it('trusts the last entry, which the proxy itself added', () => {
    expect(clientAddress(request('10.0.0.1', '1.2.3.4, 203.0.113.7'), true)).toBe('203.0.113.7');
    expect(clientAddress(request('10.0.0.1'), true)).toBe('10.0.0.1');
  });

  it('identifies an IPv6 client by its network, whatever the notation', () => {
    expect(clientAddress(request('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2');
    expect(clientAddress(request('2001:0db8:1:2::9'), false)).toBe('2001:db8:1:2');
    expect(clientAddress(request('::1'), false)).toBe('0:0:0:0');
    expect(clientAddress(request('::ffff:203.0.113.7'), false)).toBe('203.0.113.7');
  });
});
