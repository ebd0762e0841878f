import dynamic from 'next/dynamic';
import { useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { DevelopersScreenQuery } from '@/__generated__/DevelopersScreenQuery.graphql';
import { formatCount } from '@/domain/formatCount';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { Button } from '@/ui/Button';
import { PageTitle } from '@/ui/PageTitle';
import { Prose } from '@/ui/Prose';
import { Section } from '@/ui/Section';

import { AnswerTable } from './AnswerTable';
import styles from './DevelopersScreen.module.css';
import { LimitList } from './LimitList';
import { QueryTermTable } from './QueryTermTable';

// The editor is larger than every other page together and cannot be drawn on the server.
const Explorer = dynamic(() => import('./Explorer').then((module) => module.Explorer), {
  ssr: false,
  loading: () => <p className={styles.waiting}>The explorer is loading.</p>,
});

const CURL = `curl https://<this host>/graphql \\
  --header 'content-type: application/json' \\
  --data '{ "query": "{ feature(slug: \\"has\\") { ... on Feature { name coverage(audience: \\"region:DE\\") { supportedShare } } } }" }'`;

const PERSISTED = `{ "operationName": "FeatureScreenQuery", "documentId": "sha256:…", "variables": { … } }`;

export const developersScreenQuery = graphql`
  query DevelopersScreenQuery @throwOnFieldError {
    catalogue {
      featureCount
      compatKeyCount
    }
    queryTerms {
      ...QueryTermTable_terms
    }
  }
`;

/** How to ask the API, readable without JavaScript, and a place to try it. */
export function DevelopersScreen({ queryRef }: ScreenProps<DevelopersScreenQuery>) {
  const { catalogue, queryTerms } = usePreloadedQuery<DevelopersScreenQuery>(
    developersScreenQuery,
    queryRef,
  );
  const counts = `${formatCount(catalogue.featureCount)} features and ${formatCount(catalogue.compatKeyCount)} compat keys`;
  return (
    <>
      <PageMeta
        title="API"
        description="The public GraphQL API of Plimsoll: endpoint, limits, and an explorer to try it."
        path="/developers"
      />
      <PageTitle
        title="API"
        lede={`Everything on this site, ${counts}, is answered by one public GraphQL API. It needs no account and no key, and any origin may read it from a browser.`}
      />
      <Section title="Endpoint">
        <Prose>
          <p>
            <code>POST /graphql</code> with a JSON body of <code>query</code>, and{' '}
            <code>variables</code> and <code>operationName</code> where needed. It follows the
            GraphQL over HTTP specification. The schema describes every type, field and argument;
            introspection is open.
          </p>
          <pre className={styles.code}>
            <code>{CURL}</code>
          </pre>
          <p>
            Errors have a sentence in <code>message</code> and a stable word in{' '}
            <code>extensions.code</code>. What could be answered is in <code>data</code> all the
            same.
          </p>
        </Prose>
      </Section>
      <Section title="Query language" id="query">
        <Prose>
          <p>
            <code>features(query:)</code>, the box of the <a href="/features">features page</a> and
            the exports <code>/api/features.csv?q=</code> and <code>/api/features.json?q=</code>{' '}
            read one language. Words and <code>&quot;phrases&quot;</code> occur in the id, name or
            description. What stands side by side must all hold; <code>OR</code> offers alternatives
            and binds loosest, brackets group, <code>-</code> excludes a term, a phrase or a group.
            Every value may be quoted; case never matters, but <code>AND</code> and <code>OR</code>{' '}
            are operators in capitals only.
          </p>
        </Prose>
        <QueryTermTable terms={queryTerms} />
      </Section>
      <Section title="Without GraphQL" id="answers">
        <Prose>
          <p>
            These are open to every origin, answer conditional requests and may be kept for an hour.
            They read no cookie: what an address leaves out is the audience <code>world</code>, the
            line 95 and the theme of whoever looks.
          </p>
        </Prose>
        <AnswerTable />
      </Section>
      <Section title="Persisted operations">
        <Prose>
          <p>
            The pages of this site send the id of an operation instead of its text:{' '}
            <code>documentId</code>, the SHA-256 of the text in hexadecimal digits, with or without{' '}
            <code>sha256:</code> before it. Only operations of the running version are kept. Any
            other id is the error <code>PERSISTED_QUERY_NOT_FOUND</code>; send the text then.
          </p>
          <pre className={styles.code}>
            <code>{PERSISTED}</code>
          </pre>
        </Prose>
      </Section>
      <Section title="Limits">
        <LimitList />
      </Section>
      <Section title="Explorer">
        <ExplorerOnDemand />
      </Section>
    </>
  );
}

/** The editor weighs more than all other pages together: it is fetched when somebody wants it. */
function ExplorerOnDemand() {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <Explorer />;
  return (
    <>
      <p className={styles.waiting}>
        GraphiQL, served from this host. It needs JavaScript; the endpoint does not.
      </p>
      <Button onClick={() => setOpen(true)}>Open the explorer</Button>
    </>
  );
}
