import { isInNetwork, readClientNetworks } from '@/server/platform/config/clientNetworks';

const find = (env: Record<string, string>, proxies: number, addresses: readonly string[]) =>
  addresses.filter((address) => isInNetwork(address, readClientNetworks(env, proxies)));

const ADDRESSES = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '2001:db8::1', '', 'unix:'];

describe('CLIENT_NETWORKS', () => {
  it('is this machine, unless a proxy is in front or a limit is set', () => {
    const here = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

    expect(find({}, 0, ADDRESSES)).toEqual(here);
    expect(find({}, 1, ADDRESSES)).toEqual([]);
    expect(find({ CLIENT_CHANGES_PER_MINUTE: '30' }, 0, ADDRESSES)).toEqual([]);
    expect(find({ CLIENT_NETWORKS: 'none' }, 0, ADDRESSES)).toEqual([]);
  });

  it('takes networks and addresses, behind a proxy, too', () => {
    const env = { CLIENT_NETWORKS: '10.0.0.0/8, 2001:db8::1', CLIENT_CHANGES_PER_MINUTE: '30' };

    expect(find(env, 2, ADDRESSES)).toEqual(['10.1.2.3', '2001:db8::1']);
  });

  it.each(['10.0.0.0/8; 1.2.3.4', 'office', '10.0.0.0/40'])('refuses %j in a sentence', (text) => {
    expect(() => readClientNetworks({ CLIENT_NETWORKS: text }, 0)).toThrow(
      `CLIENT_NETWORKS is “${text}”, but none, or networks such as 10.0.0.0/8, separated by commas, was expected.`,
    );
  });
});
