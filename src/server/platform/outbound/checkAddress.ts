// Which addresses a server may call for a person who names them. Easy to get wrong: a name is
// judged by the addresses it stands for, and those are the ones that are connected to; looking it up
// once to judge and once to connect would let a second answer in.
import { lookup as lookUp, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Refusal } from '@/domain/Refusal';

/** `host:port` of receivers within the operator's own network that may still be called. */
export type AllowedReceivers = readonly string[];

const refuse = (sentence: string, field = 'url'): Refusal =>
  new Refusal('ADDRESS_REFUSED', sentence, { path: [field] });

const PRIVATE =
  'The address leads into a private or reserved network. Use one that is public, or have the operator name it in WEBHOOK_ALLOW.';

/**
 * As far as the address itself tells.
 * @param field of a form, which a refusal names
 * @throws Refusal ADDRESS_REFUSED
 */
export function checkUrl(text: string, allowed: AllowedReceivers, field = 'url'): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || text.length > 2_000)
    throw refuse('Give an address such as https://hooks.example/plimsoll.', field);
  if (url.username !== '' || url.password !== '')
    throw refuse('Leave user name and password out of the address.', field);
  if (isAllowedReceiver(url, allowed)) return url;
  if (url.port !== '') throw refuse('Only the ports 80 and 443 can be called.', field);
  const host = getHost(url);
  // Other names are looked up when they are called.
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  if (isHere || (ipaddr.isValid(host) && !isPublic(host))) throw refuse(PRIVATE, field);
  return url;
}

export const isAllowedReceiver = (url: URL, allowed: AllowedReceivers): boolean =>
  allowed.includes(`${getHost(url)}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`);

/** Without the brackets of IPv6, and without the dot that ends a full name. */
const getHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '');

/** True for an address of one machine in the public network. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** A look-up for sockets that gives an error unless every answer is public. */
export function publicLookup(resolve: Resolve = lookUp): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublic(address)))
        return done(refuse(PRIVATE), '');
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
