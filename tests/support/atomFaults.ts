import { childrenOf, readXml, type XmlElement } from './readXml';

const ATOM = 'http://www.w3.org/2005/Atom';
const ONCE = { feed: ['id', 'title', 'updated'], entry: ['id', 'title', 'updated'] } as const;
const AT_MOST_ONCE = {
  feed: ['generator', 'icon', 'logo', 'rights', 'subtitle'],
  entry: ['published', 'rights', 'source', 'summary', 'content'],
} as const;
const KNOWN = {
  feed: [...ONCE.feed, ...AT_MOST_ONCE.feed, 'author', 'category', 'contributor', 'link', 'entry'],
  entry: [...ONCE.entry, ...AT_MOST_ONCE.entry, 'author', 'category', 'contributor', 'link'],
} as const;
const INSTANT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A feed's faults by sections 4.1 and 4.2 of RFC 4287, as sentences; empty for a valid feed.
 */
export function atomFaults(source: string): readonly string[] {
  const feed = readXml(source);
  const entries = childrenOf(feed, 'entry');
  const versions = entries.map((entry) => `${textOf(entry, 'id')} ${textOf(entry, 'updated')}`);
  const hasAuthor = (element: XmlElement): boolean => childrenOf(element, 'author').length > 0;

  return [
    ...(feed.name === 'feed' && feed.namespace === ATOM ? [] : ['The root is no Atom feed.']),
    ...(hasAuthor(feed) || entries.every(hasAuthor) ? [] : ['There is no author.']),
    ...(new Set(versions).size === versions.length
      ? []
      : ['Two entries have one id and one date.']),
    ...containerFaults('feed', feed),
    ...entries.flatMap((entry) => [
      ...containerFaults('entry', entry),
      ...(childrenOf(entry, 'content').length > 0 || linksOf(entry, 'alternate').length > 0
        ? []
        : ['An entry has neither content nor an alternate link.']),
    ]),
  ];
}

function containerFaults(kind: 'feed' | 'entry', element: XmlElement): string[] {
  const count = (name: string): number => childrenOf(element, name).length;
  const alternates = linksOf(element, 'alternate').map(
    ({ attributes }) => `${attributes['type']} ${attributes['hreflang']}`,
  );
  const instants = ['updated', 'published']
    .flatMap((name) => childrenOf(element, name))
    .map(({ text }) => text);

  return [
    ...ONCE[kind]
      .filter((name) => count(name) !== 1)
      .map((name) => `${kind} has ${count(name)} of ${name}.`),
    ...AT_MOST_ONCE[kind]
      .filter((name) => count(name) > 1)
      .map((name) => `${kind} has ${count(name)} of ${name}.`),
    ...element.children
      .filter(
        ({ namespace, name }) =>
          namespace === ATOM && !(KNOWN[kind] as readonly string[]).includes(name),
      )
      .map(({ name }) => `${kind} has ${name}.`),
    ...(new Set(alternates).size === alternates.length
      ? []
      : [`${kind} has two alternate links of one type.`]),
    ...instants.filter((text) => !INSTANT.test(text)).map((text) => `“${text}” is no instant.`),
    ...['id', 'icon']
      .flatMap((name) => childrenOf(element, name))
      .filter(({ text }) => !URL.canParse(text))
      .map(({ text }) => `“${text}” is no absolute IRI.`),
    ...childrenOf(element, 'link')
      .filter(({ attributes }) => !URL.canParse(attributes['href'] ?? ''))
      .map(() => 'A link has no absolute address.'),
    ...childrenOf(element, 'category')
      .filter(({ attributes }) => !attributes['term'])
      .map(() => 'A category has no term.'),
    ...childrenOf(element, 'author')
      .filter((author) => childrenOf(author, 'name').length !== 1)
      .map(() => 'An author has no name.'),
    ...childrenOf(element, 'title')
      .filter(({ text }) => text.trim() === '')
      .map(() => 'A title is empty.'),
  ];
}

function linksOf(element: XmlElement, rel: string): readonly XmlElement[] {
  return childrenOf(element, 'link').filter(
    ({ attributes }) => (attributes['rel'] ?? 'alternate') === rel,
  );
}

function textOf(element: XmlElement, name: string): string {
  return childrenOf(element, name)[0]?.text ?? '';
}
