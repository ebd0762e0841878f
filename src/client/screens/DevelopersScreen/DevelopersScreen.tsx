import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { DevelopersScreenQuery } from '@/__generated__/DevelopersScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { CommandLine } from './CommandLine';
import styles from './DevelopersScreen.module.css';
import { EndpointSection } from './EndpointSection';
import { LimitList } from './LimitList';
import { PersistedOperations } from './PersistedOperations';
import { QueryLanguage } from './QueryLanguage';
import { QueryTermTable } from './QueryTermTable';
import { WithoutGraphQL } from './WithoutGraphQL';

const Waiting = () => <p className={styles.waiting}>The explorer is loading.</p>;

// The editor is larger than all other pages together and can't render on the server, whose build
// leaves out code that only a window needs.
const Explorer = dynamic(
  async () => (typeof window === 'undefined' ? Waiting : (await import('./Explorer')).Explorer),
  { ssr: false, loading: Waiting },
);

export const developersScreenQuery = graphql`
  query DevelopersScreenQuery @throwOnFieldError {
    catalogue @catch(to: NULL) {
      featureCount
      compatKeyCount
    }
    queryTerms @catch {
      ...QueryTermTable_terms
    }
  }
`;

/** The API manual, readable without JavaScript, and an explorer. */
export function DevelopersScreen({ queryRef }: ScreenProps<DevelopersScreenQuery>) {
  const { catalogue, queryTerms } = usePreloadedQuery<DevelopersScreenQuery>(
    developersScreenQuery,
    queryRef,
  );
  const counts =
    catalogue &&
    `: ${formatCount(catalogue.featureCount)} features and ${formatCount(catalogue.compatKeyCount)} compat keys`;
  return (
    <>
      <PageMeta
        title="API"
        description="The public GraphQL API of Plimsoll: endpoint, limits, and an explorer to try it."
        path={href.developers()}
      />
      <PageTitle
        title="API"
        lede={`One public GraphQL API answers everything on this site${counts ?? ''}. It needs no account and no key, and browsers can read it from any origin.`}
      />
      <EndpointSection />
      <Section title="Query language" id="query">
        <QueryLanguage />
        {queryTerms.ok ? (
          <QueryTermTable terms={queryTerms.value} />
        ) : (
          <SectionFailure what="The list of search terms" errors={queryTerms.errors} />
        )}
      </Section>
      <WithoutGraphQL />
      <CommandLine />
      <PersistedOperations />
      <Section title="Limits">
        <LimitList />
      </Section>
      <Section title="Explorer">
        <ExplorerOnDemand />
      </Section>
    </>
  );
}

export const developersScreen: ScreenDefinition<DevelopersScreenQuery> = {
  Screen: DevelopersScreen,
  query: developersScreenQuery,
  variables: () => ({}),
};

/** Loads the large editor only on demand. */
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
