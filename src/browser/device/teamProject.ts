import { StoredValue } from './StoredValue';

const KEY = 'plimsoll:team:project';

/** The global id of the project that lists ask about; empty until one was chosen. */
export const teamProject = new StoredValue<string>({
  key: KEY,
  empty: '',
  parse: (text) => text,
  format: (id) => id,
});
