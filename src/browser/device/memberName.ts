import { StoredValue } from './StoredValue';

const KEY = 'plimsoll:member-name';

/** The name of the person who is signed in on this device; gone once they sign out. */
export const memberName = new StoredValue<string | undefined>({
  key: KEY,
  empty: undefined,
  parse: (text) => {
    const name: unknown = JSON.parse(text);
    return typeof name === 'string' && name !== '' ? name : undefined;
  },
});
