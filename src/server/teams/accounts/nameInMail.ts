/** Mail programs make links of these, even of a domain by itself. */
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}-][.\u3002\uFF0E\uFF61]\p{L}{2,}|\bxn--/iu;

/**
 * A name that a person chose, for a mail to an address that a person entered. One that leads
 * elsewhere would be a stranger's advertisement in our name.
 */
export const nameInMail = (name: string, instead: string): string =>
  ADDRESS.test(name) ? instead : name;
