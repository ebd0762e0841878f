import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import styles from './DevelopersScreen.module.css';

const CURL = `curl https://<this host>/graphql \\
  --header 'content-type: application/json' \\
  --data '{ "query": "{ feature(slug: \\"has\\") { ... on Feature { name coverage(audience: \\"region:DE\\") { supportedShare } } } }" }'`;

export function EndpointSection() {
  return (
    <Section title="Endpoint">
      <Prose>
        <p>
          <code>POST /graphql</code> with a JSON body of <code>query</code>, and{' '}
          <code>variables</code> and <code>operationName</code> where needed. The endpoint follows
          the GraphQL over HTTP specification. The schema describes every type, field and argument;
          introspection is open, and <a href="/schema.graphql">/schema.graphql</a> is the same as a
          file.
        </p>
        <pre className={styles.code}>
          <code>{CURL}</code>
        </pre>
        <p>
          Errors have a message in <code>message</code> and a stable code in{' '}
          <code>extensions.code</code>. Partial results are still in <code>data</code>.
        </p>
      </Prose>
    </Section>
  );
}
