import ipaddr from 'ipaddr.js';
import { splitList } from './splitList';
import { type Environment, refuse } from './variables';

/** An address, and how many of its bits count. */
export type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const THIS_MACHINE = '127.0.0.0/8, ::1';

const LIMITS = [
  'CLIENT_CPU_SECONDS_PER_MINUTE',
  'CLIENT_CHANGES_PER_MINUTE',
  'CLIENT_AUDIENCES_PER_HOUR',
  'CLIENT_SIGN_INS_PER_MINUTE',
];

/**
 * Reads `CLIENT_NETWORKS`. Behind a proxy that nobody named, every stranger comes from this machine and
 * shares one limit. A limit that is set holds for this machine, too.
 * @throws Error with one sentence: the variable, its value and what was expected
 */
export function readClientNetworks(env: Environment, trustedProxies: number): readonly Network[] {
  const isUnset = trustedProxies === 0 && LIMITS.every((name) => !env[name]);
  const networks = env.CLIENT_NETWORKS || (isUnset ? THIS_MACHINE : 'none');
  return networks === 'none' ? [] : splitList(networks).map(parseNetwork);
}

function parseNetwork(text: string): Network {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text))
    refuse('CLIENT_NETWORKS', text, 'none, or networks such as 10.0.0.0/8, separated by commas,');
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** @param address of a client, as its connection or a proxy names it */
export function isInNetwork(address: string, networks: readonly Network[]): boolean {
  if (networks.length === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return networks.some(
    ([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits),
  );
}
