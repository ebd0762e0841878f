import { refuse } from './variables';

/** Where a weakness is reported, best first: addresses of mail or of pages. */
export function securityContacts(value: string | undefined): readonly string[] {
  const given = (value ?? '').split(',').map((contact) => contact.trim());
  return given.filter((contact) => contact !== '').map(toAddress);
}

function toAddress(contact: string): string {
  const address = /^[^@\s/:]+@[^@\s/]+$/.test(contact) ? `mailto:${contact}` : contact;
  return URL.canParse(address) && /^(?:mailto|https|tel):$/.test(new URL(address).protocol)
    ? new URL(address).href
    : refuse(
        'SECURITY_CONTACT',
        contact,
        'an email address, or https://… of a page, several separated by commas,',
      );
}
