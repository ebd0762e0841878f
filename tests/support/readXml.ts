import { SaxesParser, type SaxesTagNS } from 'saxes';

export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Of the element and all in it. */
  readonly text: string;
}

/**
 * Reads a document with a namespace-aware XML parser that throws at whatever is not well-formed.
 */
export function readXml(source: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const open: (XmlElement & { children: XmlElement[]; text: string })[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }: SaxesTagNS) => {
    const element = {
      namespace: uri,
      name: local,
      attributes: Object.fromEntries(
        Object.values(attributes).map(({ name, value }) => [name, value]),
      ),
      children: [],
      text: '',
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.forEach((element) => (element.text += text)));
  parser.on('closetag', () => (root = open.pop()));
  parser.write(source).close();
  return root!;
}

export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}
