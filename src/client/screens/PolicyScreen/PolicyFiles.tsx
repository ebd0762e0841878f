import type { PolicyFiles_policy$key } from '@/__generated__/PolicyFiles_policy.graphql';
import type { PolicyFiles_query$key } from '@/__generated__/PolicyFiles_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { CopyableText } from '@/client/ui/CopyableText';
import { Note } from '@/client/ui/Note';
import { Section } from '@/client/ui/Section';
import {
  DEFAULT_POLICY_FILE,
  policyFileHref,
  policyHref,
  policyJsonHref,
  type PolicyView,
} from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { POLICY_FILE_GROUPS, type PolicyFileWords } from './policyFiles.data';
import styles from './PolicyLists.module.css';

interface PolicyFilesProps {
  readonly query: PolicyFiles_query$key;
  readonly policy: PolicyFiles_policy$key;
  readonly view: PolicyView;
}

/** The policy as the file of each tool. The address says which one is shown. */
export function PolicyFiles({ view, query, policy }: PolicyFilesProps) {
  const { siteAddress } = useFragment(
    graphql`
      fragment PolicyFiles_query on Query {
        siteAddress
      }
    `,
    query,
  );
  const own = { ...view, preferences: usePreferences() };
  const wanted = view.file ?? DEFAULT_POLICY_FILE;
  const file = POLICY_FILE_GROUPS.flatMap(({ files }) => files).find(({ name }) => name === wanted);
  const path = wanted === 'policy.json' ? policyJsonHref(own) : policyFileHref(wanted, own);
  return (
    <Section title="Files for your tools" id="files">
      <nav aria-label="Files" className={styles.tabs}>
        {POLICY_FILE_GROUPS.map(({ title, files }) => (
          <FileTabs key={title} title={title} files={files} shown={wanted} view={view} />
        ))}
      </nav>
      {file ? (
        <FileText policy={policy} file={file} path={path} address={`${siteAddress}${path}`} />
      ) : (
        <Note tone="warning">{`There is no file “${wanted.slice(0, 40)}”. Choose one above.`}</Note>
      )}
    </Section>
  );
}

interface FileTabsProps {
  readonly title: string;
  readonly files: readonly PolicyFileWords[];
  /** The name of the file that is shown. */
  readonly shown: string;
  readonly view: PolicyView;
}

function FileTabs({ title, files, shown, view }: FileTabsProps) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {files.map(({ name, label }) => (
          <li key={name}>
            <Link
              href={`${policyHref({ ...view, file: name })}#files`}
              replace
              scroll={false}
              aria-current={name === shown ? 'true' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

interface FileTextProps {
  readonly policy: PolicyFiles_policy$key;
  readonly file: PolicyFileWords;
  readonly path: string;
  /** The file's own, in full. */
  readonly address: string;
}

function FileText({ file, path, address, ...props }: FileTextProps) {
  const result = useFragment(
    graphql`
      fragment PolicyFiles_policy on Policy @argumentDefinitions(file: { type: "String!" }) @catch {
        file(name: $file) {
          text
          refusal
        }
      }
    `,
    props.policy,
  );
  if (!result.ok) return <SectionFailure what="The file" errors={result.errors} />;
  const { text, refusal } = result.value.file ?? {};
  if (text == null) return <Note tone="warning">{refusal}</Note>;
  return (
    <>
      <p className={styles.use}>{file.use}</p>
      <CopyableText label="Command" text={commandFor(file, address)} />
      <CopyableText
        key={file.name}
        label={file.saveAs}
        text={text}
        isLong
        action={
          <a href={path} download={file.saveAs}>
            Download
          </a>
        }
      />
      <p className={styles.more}>
        <code>plimsoll sync</code> writes all of these files into a repository and keeps them up to
        date.
      </p>
    </>
  );
}

/** Addresses contain no apostrophe. */
function commandFor({ saveAs, isBlock = false }: PolicyFileWords, address: string): string {
  return isBlock ? `curl -fsS '${address}' >> ${saveAs}` : `curl -fsS -o ${saveAs} '${address}'`;
}
