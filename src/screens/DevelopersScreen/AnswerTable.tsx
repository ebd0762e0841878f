import { Table } from '@/ui/Table';

const ANSWERS = [
  {
    address: '/features/has.json',
    gives: 'What the page of a feature says, as JSON',
    parameters: 'audience, line',
  },
  {
    address: '/badge/features/has.svg',
    gives: 'A badge; /badge/compat/css.selectors.has.svg for a key',
    parameters: 'audience, line, theme',
  },
  {
    address: '/embed/features/has',
    gives: 'A card for an <iframe>, without scripts and cookies; /embed/compat/… for a key',
    parameters: 'audience, line, theme',
  },
  {
    address: '/oembed?url=…',
    gives: 'The card of a page’s address, as oEmbed 1.0',
    parameters: 'url, maxwidth, maxheight',
  },
  {
    address: '/feeds/newly',
    gives: 'What became newly available, as Atom; also /feeds/widely and /feeds/discouraged',
    parameters: 'audience',
  },
  {
    address: '/feeds/query?q=group:css',
    gives: 'Every feature a query finds, as Atom',
    parameters: 'q, audience',
  },
  {
    address: '/exports/browserslistrc?features=has,grid',
    gives: 'The oldest releases that fully support them all',
    parameters: 'features, q',
  },
  {
    address: '/exports/eslint.json?features=has',
    gives: 'Lets css/use-baseline of @eslint/css accept them',
    parameters: 'features, q, available',
  },
  {
    address: '/exports/stylelint.json?features=has',
    gives: 'The same for stylelint-plugin-use-baseline',
    parameters: 'features, q, available',
  },
] as const;

/** Answers that need no GraphQL, each at an address of its own. */
export function AnswerTable() {
  return (
    <Table caption="Answers at addresses of their own">
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Gives</th>
          <th scope="col">Parameters</th>
        </tr>
      </thead>
      <tbody>
        {ANSWERS.map(({ address, gives, parameters }) => (
          <tr key={address}>
            <th scope="row">
              <code>{address}</code>
            </th>
            <td>{gives}</td>
            <td>{parameters}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
