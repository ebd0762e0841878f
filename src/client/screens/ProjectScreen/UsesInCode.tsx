import type {
  UsesInCode_project$data,
  UsesInCode_project$key,
} from '@/__generated__/UsesInCode_project.graphql';
import { writeReportedOn } from '@/client/sections/useReportWords';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { UsedFeatures } from './UsedFeatures';
import styles from '@/client/ui/Form.module.css';

interface UsesInCodeProps {
  readonly project: UsesInCode_project$key;
  /** True to say how to report, where nothing is. */
  readonly isAsking: boolean;
}

/** The features that the project's code uses, as its repositories report them. */
export function UsesInCode({ isAsking, ...props }: UsesInCodeProps) {
  const { slug, workspace, reportedUses, ...project } = useFragment(
    graphql`
      fragment UsesInCode_project on Project {
        slug
        workspace {
          slug
        }
        reportedUses {
          featureCount
          repositories {
            name
            reportedAt
            ageDays
            fileCount
          }
        }
        ...UsedFeatures_project
      }
    `,
    props.project,
  );
  if (!reportedUses) return isAsking ? <HowToReport address={`${workspace.slug}/${slug}`} /> : null;
  return (
    <Section title="In use" aside={formatCountWithNoun(reportedUses.featureCount, 'feature')}>
      <UsedFeatures project={project} />
      <Repositories repositories={reportedUses.repositories} />
    </Section>
  );
}

function HowToReport({ address }: { readonly address: string }) {
  return (
    <Section title="In use">
      <p>
        No repository reports which features it uses. With a token of the workspace, a build sends
        names of features and counts, and no code:
      </p>
      <p>
        <code>{`npx plimsoll scan --report ${address}`}</code>
      </p>
    </Section>
  );
}

type Repository = NonNullable<UsesInCode_project$data['reportedUses']>['repositories'][number];

function Repositories({ repositories }: { readonly repositories: readonly Repository[] }) {
  return (
    <>
      <h3>Repositories</h3>
      <ul className={styles.list}>
        {repositories.map(({ name, reportedAt, ageDays, fileCount }) => (
          <li key={name}>
            {`${name}: ${formatCountWithNoun(fileCount, 'file')}, ${writeReportedOn(reportedAt, ageDays)}`}
          </li>
        ))}
      </ul>
    </>
  );
}
