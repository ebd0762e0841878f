/**
 * Where tests keep data, from the project's root: the folder of who works here holds their own
 * accounts, and data versions that a server fetched, which tests must neither read nor change.
 */
export const TEST_DATA_DIR = '.plimsoll/tests/data';
