import { useState } from 'react';
import type { ScanScreenQuery } from '@/__generated__/ScanScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCountWithNoun } from '@/domain/format';
import { scanTableAddress } from '@/domain/protocol';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { ScanFindings } from './ScanFindings';
import { ScanInput } from './ScanInput';
import { ScanProgressLine } from './ScanProgressLine';
import { useScan } from './useScan';

// Needed only once there is something to show.
const ScanResult = lazySection(
  async () => (await import(/* webpackChunkName: "scan-sections" */ './ScanResult')).ScanResult,
);

export const scanScreenQuery = graphql`
  query ScanScreenQuery($audience: String!) @throwOnFieldError {
    catalogue {
      scanTableVersion
    }
    audience(key: $audience) {
      name
    }
  }
`;

/** Which features a project's code uses, and what share that leaves out. The code stays in the browser. */
export function ScanScreen({ queryRef }: ScreenProps<ScanScreenQuery>) {
  const { catalogue, audience } = usePreloadedQuery<ScanScreenQuery>(scanScreenQuery, queryRef);
  const scan = useScan(scanTableAddress(catalogue.scanTableVersion));
  const { state } = scan;
  const [before, setBefore] = useState<ScanFindings>();
  const audienceName = audience?.name ?? 'your audience';
  return (
    <>
      <PageMeta
        title="Scan your code"
        description="Which web features your CSS, HTML and JavaScript use, and for what share of your audience they don’t work. The code stays in your browser."
        path={href.scan()}
      />
      <PageTitle
        title="Scan your code"
        lede={
          <p>
            See which features your code uses, what happens in browsers without them, and for how
            much of <Link href={href.audiences({ from: href.scan() })}>{audienceName}</Link> it
            won’t work. The code stays in your browser; only the names of features and counts are
            sent.
          </p>
        }
      />
      <ScanInput onSources={scan.start} onIntent={scan.prepare} scanned={nameScanned(state)} />
      {state.status === 'scanning' && (
        <ScanProgressLine
          progress={state.progress}
          startedAt={state.startedAt}
          onStop={scan.stop}
        />
      )}
      {state.status === 'failed' && <Notice tone="error">{state.message}</Notice>}
      {state.findings && (
        <ScanResult
          key={state.id}
          findings={state.findings}
          isScanning={state.status === 'scanning'}
          audienceName={audienceName}
          show={scan.show}
          fallbacks={scan.fallbacks}
          before={before}
          onCompare={setBefore}
        />
      )}
    </>
  );
}

/** The files in words, which stand in for the form; undefined while the form is needed. */
function nameScanned({ status, findings }: ReturnType<typeof useScan>['state']) {
  if (status === 'scanning') return '';
  return findings?.readCount ? formatCountWithNoun(findings.readCount, 'file') : undefined;
}

export const scanScreen: ScreenDefinition<ScanScreenQuery> = {
  Screen: ScanScreen,
  query: scanScreenQuery,
  variables: () => ({}),
};
