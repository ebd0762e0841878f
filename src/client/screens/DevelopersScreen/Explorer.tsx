import 'graphiql/setup-workers/webpack';
import 'graphiql/style.css';
import { GraphiQL } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import type { ComponentProps } from 'react';
import { useTheme } from '@/client/ui/useTheme';
import styles from './DevelopersScreen.module.css';

const FIRST_QUERY = `# Which features are closest to 95 % of the audience in Germany?
query NearLine {
  featuresNearLine(audience: "region:DE", linePercent: 95) {
    above { ...Share }
    below { ...Share }
  }
}

fragment Share on Feature {
  name
  coverage(audience: "region:DE") {
    supportedShare
  }
}
`;

const postOperation: ComponentProps<typeof GraphiQL>['fetcher'] = async (operation) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(operation),
  });
  return (await response.json()) as ExecutionResult;
};

/** GraphiQL in the page's theme, with its editor and language workers, all self-hosted. */
export function Explorer() {
  return (
    <div className={styles.explorer}>
      <GraphiQL fetcher={postOperation} defaultQuery={FIRST_QUERY} forcedTheme={useTheme()} />
    </div>
  );
}
