import { useEffect, useState } from 'react';
import { CodeToCopy } from '@/client/sections/CodeToCopy';
import { BreakableText } from '@/client/ui/BreakableText';
import { Button } from '@/client/ui/Button';
import { href } from '@/domain/routes/href';
import type { ShownUse } from '@/engines/scanner/forPage';
import { suggestGuard } from '@/engines/scanner/forReports';
import { Link } from '@/relay/route/Link';
import { CodePlace } from './CodePlace';
import styles from './ScanResult.module.css';
import { consequenceWords, evidenceWords, guardWords } from './scanWords';
import type { ShowUses } from './useScan';

/** Places at first, and after “Show more”. */
const FIRST = 5;
const MORE = 100;

interface KeyPlacesProps {
  readonly keys: readonly string[];
  readonly mdnUrls: ReadonlyMap<string, string | null | undefined>;
  readonly hasCode: boolean;
  readonly show: ShowUses;
  readonly files?: readonly string[];
}

/** Where keys are used, with the code, why it is believed, and a guard to copy. */
export function KeyPlaces({ keys, mdnUrls, hasCode, show, files }: KeyPlacesProps) {
  const [uses, setUses] = useState<readonly ShownUse[]>();
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => {
    let isEnded = false;
    if (hasCode)
      void show(keys, limit + 1, files)
        .catch(() => [])
        .then((shown) => !isEnded && setUses(shown));
    return () => {
      isEnded = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The keys of a row don't change while it is open.
  }, [hasCode, limit]);
  return (
    <>
      {files === undefined && (
        <ul className={styles.keys}>
          {keys.map((key) => (
            <KeyLinks key={key} path={key} mdnUrl={mdnUrls.get(key)} />
          ))}
        </ul>
      )}
      {!hasCode && <p>A link to a result holds no code. Scan the code to see the places.</p>}
      {uses?.length === 0 && <p>The lines are no longer available. Scan again to see them.</p>}
      <ul className={styles.places}>
        {uses?.slice(0, limit).map((use) => (
          <Place key={`${use.file}:${use.line}:${use.column} ${use.key}`} use={use} />
        ))}
      </ul>
      {uses && uses.length > limit && limit === FIRST && (
        <Button onClick={() => setLimit(MORE)}>Show more places</Button>
      )}
    </>
  );
}

function KeyLinks({ path, mdnUrl }: { path: string; mdnUrl: string | null | undefined }) {
  const guard = suggestGuard(path);
  return (
    <li>
      <Link href={href.compat(path)}>
        <code>
          <BreakableText text={path} />
        </code>
      </Link>
      {mdnUrl && (
        <>
          {' '}
          <a href={mdnUrl} aria-label={`${path} on MDN`}>
            MDN
          </a>
        </>
      )}
      {guard !== undefined && (
        <details>
          <summary>Guard</summary>
          <CodeToCopy code={guard} label={`Copy the guard for ${path}`} />
        </details>
      )}
    </li>
  );
}

function Place({ use }: { use: ShownUse }) {
  const { key, evidence, consequence, guard, guardLine, provenBy } = use;
  return (
    <li>
      <CodePlace place={use} />
      <p className={styles.note}>
        <code>{key}</code>
        {`. ${guard === null ? `${consequenceWords[consequence]} in browsers without it` : guardWords[guard]}`}
        {provenBy && ` of ${provenBy.join(' and ')}`}
        {guardLine !== undefined && ` on line ${guardLine}`}
        {`. ${evidenceWords[evidence]}`}
      </p>
    </li>
  );
}
