import { Table } from '@/client/ui/Table';
import { KEPT_IN_BROWSER } from './keptInBrowser.data';

/** Everything stored in a reader's browser, by the names the browser's developer tools show. */
export function KeptNames() {
  return (
    <Table caption="What your browser stores" narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Stored</th>
          <th scope="col">What it is, and how long it is stored</th>
        </tr>
      </thead>
      <tbody>
        {KEPT_IN_BROWSER.map(({ name, where, words, until }) => (
          <tr key={name}>
            <th scope="row">
              <code>{/[:-]$/.test(name) ? `${name}…` : name}</code>
              <br />
              <small>{where}</small>
            </th>
            <td>
              {words}
              <br />
              <small>{until}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
