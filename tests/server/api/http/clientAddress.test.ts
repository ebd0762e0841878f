import type { IncomingMessage } from 'node:http';
import { clientAddress } from '@/server/api/http/clientAddress';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('does not believe a header that anybody can send', () => {
    expect(clientAddress(request('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7');
  });

  it('believes the last entry, which the proxy in front wrote itself', () => {
    expect(clientAddress(request('10.0.0.1', '1.2.3.4, 203.0.113.7'), 1)).toBe('203.0.113.7');
    expect(clientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
  });

  it('believes one entry per proxy, whatever a client wrote before them', () => {
    expect(clientAddress(request('10.0.0.1', '1.2.3.4, 203.0.113.7, 10.0.0.2'), 2)).toBe(
      '203.0.113.7',
    );
    expect(clientAddress(request('10.0.0.1', '203.0.113.7'), 2)).toBe('10.0.0.1');
  });

  it('knows one IPv6 client by its network, however it writes its address', () => {
    expect(clientAddress(request('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2');
    expect(clientAddress(request('2001:0db8:1:2::9'), 0)).toBe('2001:db8:1:2');
    expect(clientAddress(request('::1'), 0)).toBe('0:0:0:0');
    expect(clientAddress(request('::ffff:203.0.113.7'), 0)).toBe('203.0.113.7');
  });
});
