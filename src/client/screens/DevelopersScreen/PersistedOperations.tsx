import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import styles from './DevelopersScreen.module.css';

const PERSISTED = `{ "operationName": "FeatureScreenQuery", "documentId": "sha256:…", "variables": { … } }`;

export function PersistedOperations() {
  return (
    <Section title="Persisted operations">
      <Prose>
        <p>
          Pages of this site send the id of an operation instead of its text:{' '}
          <code>documentId</code>, the SHA-256 of the text in hexadecimal digits, with or without{' '}
          <code>sha256:</code> before it. The server knows only operations of the running version.
          Any other id returns the error <code>PERSISTED_QUERY_NOT_FOUND</code>; send the text
          instead.
        </p>
        <pre className={styles.code}>
          <code>{PERSISTED}</code>
        </pre>
      </Prose>
    </Section>
  );
}
