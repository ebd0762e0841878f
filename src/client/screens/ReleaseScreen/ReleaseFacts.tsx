import type { ReleaseFacts_release$key } from '@/__generated__/ReleaseFacts_release.graphql';
import { ReleaseDay } from '@/client/sections/ReleaseDay';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './ReleaseFacts.module.css';

export function ReleaseFacts(props: { readonly release: ReleaseFacts_release$key }) {
  const result = useFragment(
    graphql`
      fragment ReleaseFacts_release on Release @catch {
        ...ReleaseDay_release
        status
        timing
        engine
        engineVersion
        notesUrl
        share(audience: $audience)
      }
    `,
    props.release,
  );
  if (!result.ok)
    return <SectionFailure what="The facts about the release" errors={result.errors} />;
  const { status, timing, engine, engineVersion, notesUrl, share } = result.value;
  const facts = [
    {
      term: timing === 'OUT' ? 'Released' : 'Release',
      detail: <ReleaseDay release={result.value} />,
    },
    { term: 'Status', detail: status },
    { term: 'Engine', detail: engine && [engine, engineVersion].filter(Boolean).join(' ') },
    { term: 'Share of your audience', detail: formatPercent(share) },
    {
      term: 'Release notes',
      detail: notesUrl && (
        <a href={notesUrl} rel="noreferrer">
          {new URL(notesUrl).hostname}
        </a>
      ),
    },
  ];
  return (
    <div className={styles.facts}>
      <DefinitionFacts facts={facts} layout="wide" />
    </div>
  );
}
