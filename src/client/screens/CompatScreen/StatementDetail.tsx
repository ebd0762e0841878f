import { Prose } from '@/client/ui/Prose';
import { flagWords, supportPeriod } from './statementWords';
import type { Statement } from './supportRow';
import styles from './SupportTableCell.module.css';

export function StatementDetail({ statement }: { readonly statement: Statement }) {
  const { prefix, alternativeName, flags, notesHtml, implementationUrls } = statement;
  return (
    <li className={styles.statement}>
      <strong>{supportPeriod(statement)}</strong>
      {prefix && (
        <p>
          With prefix <code>{prefix}</code>
        </p>
      )}
      {alternativeName && (
        <p>
          Under the name <code>{alternativeName}</code>
        </p>
      )}
      {flags.map((flag) => {
        const { before, after } = flagWords(flag);
        return (
          <p key={flag.name}>
            {before} <code>{flag.name}</code>
            {after}
          </p>
        );
      })}
      {notesHtml.map((note) => (
        <Prose key={note} sanitizedHtml={note} />
      ))}
      {implementationUrls.map((url) => (
        <p key={url}>
          Bug:{' '}
          <a href={url} rel="noreferrer">
            {url.replace(/^https:\/\//, '')}
          </a>
        </p>
      ))}
    </li>
  );
}
