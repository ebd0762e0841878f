import { Prose } from '@/client/ui/Prose';
import { href } from '@/domain/routes/href';

export function QueryLanguage() {
  return (
    <Prose>
      <p>
        <code>features(query:)</code>, the box of the <a href={href.features()}>features page</a>{' '}
        and the exports <code>/api/features.csv?q=</code> and <code>/api/features.json?q=</code>{' '}
        read the same language. Words and <code>&quot;phrases&quot;</code> match the id, name or
        description. Terms side by side are ANDed; <code>OR</code> has the lowest precedence; use
        parentheses to group and <code>-</code> to exclude a term, a phrase or a group. Any value
        can be quoted. Case doesn’t matter, except that <code>AND</code> and <code>OR</code> are
        operators only in capitals.
      </p>
    </Prose>
  );
}
