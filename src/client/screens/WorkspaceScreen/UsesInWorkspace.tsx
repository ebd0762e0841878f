import type {
  UsesInWorkspace_workspace$data,
  UsesInWorkspace_workspace$key,
} from '@/__generated__/UsesInWorkspace_workspace.graphql';
import { formatUseTrend, writeReportedOn } from '@/client/sections/useReportWords';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

const usesFragment = graphql`
  fragment UsesInWorkspace_workspace on Workspace {
    slug
    reportedUses {
      featureCount
      projectCount
      repositoryCount
      countedRepositoryCount
      staleRepositories {
        name
        reportedAt
        ageDays
        project {
          slug
          name
        }
      }
      features(first: 25, skip: $skip) {
        edges {
          node {
            feature {
              slug
              name
            }
            projectCount
            projects {
              slug
              name
            }
            count {
              useCount
              since
            }
            useCountBefore
          }
        }
      }
    }
  }
`;

interface UsesInWorkspaceProps {
  readonly workspace: UsesInWorkspace_workspace$key;
  /** Starts at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** The features that the code of a workspace’s projects uses, as their repositories report them. */
export function UsesInWorkspace({ page, pageSize, ...props }: UsesInWorkspaceProps) {
  const { slug, reportedUses } = useFragment(usesFragment, props.workspace);
  if (!reportedUses) return null;
  const { featureCount, features } = reportedUses;
  const rows = features.edges.map(({ node }) => node);
  return (
    <Section
      id="uses"
      title="In use"
      aside={`${formatCountWithNoun(featureCount, 'feature')} in ${formatCountWithNoun(reportedUses.projectCount, 'project')}`}
    >
      {rows.length === 0 ? (
        <EmptyState
          title={`This page has no features: there are ${formatCount(featureCount)} in all.`}
        />
      ) : (
        <DataTable
          caption="Features in use, those in the most projects first"
          columns={getColumns(slug)}
          rows={rows}
          getKey={({ feature }) => feature.slug}
        />
      )}
      {featureCount > pageSize && (
        <Pagination
          label="Features in use"
          page={page}
          pageSize={pageSize}
          total={featureCount}
          getHref={(to) => teamHref.workspaceUses(slug, to)}
        />
      )}
      <Stale team={slug} uses={reportedUses} />
    </Section>
  );
}

type Uses = NonNullable<UsesInWorkspace_workspace$data['reportedUses']>;
type UsedFeature = Uses['features']['edges'][number]['node'];

/** Names in a cell; a number has the rest. */
const NAMED = 3;

/** Figures that phones have no room for. */
const SPARE_NUMBER = classNames(cells.number, cells.spare);

function getColumns(team: string): readonly Column<UsedFeature>[] {
  return [
    {
      heading: 'Feature',
      cell: ({ feature }) => <Link href={href.feature(feature.slug)}>{feature.name}</Link>,
    },
    {
      heading: 'Projects',
      className: cells.number,
      cell: ({ projectCount }) => formatCount(projectCount),
    },
    {
      heading: 'Most in',
      className: cells.spare,
      cell: ({ projects, projectCount }) => (
        <>
          {projects.slice(0, NAMED).map((one, at) => (
            <span key={one.slug}>
              {at > 0 && ', '}
              <Link href={teamHref.project(team, one.slug)}>{one.name}</Link>
            </span>
          ))}
          {projectCount > NAMED && ` and ${formatCount(projectCount - NAMED)} more`}
        </>
      ),
    },
    {
      heading: 'Uses',
      className: cells.number,
      cell: ({ count }) => formatCount(count.useCount),
    },
    {
      heading: 'In 4 weeks',
      className: SPARE_NUMBER,
      cell: ({ count, useCountBefore }) => formatUseTrend(count.useCount, useCountBefore),
    },
    { heading: 'Since', className: cells.spare, cell: ({ count }) => count.since },
  ];
}

/** Says how much of the truth the table has: reports that are old, and those that do not count. */
function Stale({ team, uses }: { readonly team: string; readonly uses: Uses }) {
  const { repositoryCount, countedRepositoryCount, staleRepositories } = uses;
  return (
    <>
      {countedRepositoryCount < repositoryCount && (
        <p>{`Only the ${formatCount(countedRepositoryCount)} newest reports of ${formatCount(repositoryCount)} count here. Each project’s page has all of its own.`}</p>
      )}
      {staleRepositories.length > 0 && (
        <>
          <h3>Old reports</h3>
          <ul className={styles.list}>
            {staleRepositories.map(({ name, reportedAt, ageDays, project }) => (
              <li key={`${project.slug} ${name}`}>
                {`${name}, of `}
                <Link href={teamHref.project(team, project.slug)}>{project.name}</Link>
                {`, ${writeReportedOn(reportedAt, ageDays)}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
