import type { ProjectFiles_project$key } from '@/__generated__/ProjectFiles_project.graphql';
import { Section } from '@/client/ui/Section';
import { formatPercent } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import styles from '@/client/ui/Form.module.css';

const REGISTER_FORMATS = [
  { format: 'md', label: 'Markdown' },
  { format: 'csv', label: 'CSV' },
  { format: 'json', label: 'JSON' },
  { format: 'adr.tar', label: 'ADR files' },
] as const;

const POLICY_NAMES = [
  'policy.json',
  'policy/browserslistrc',
  'policy/eslint.json',
  'policy/stylelint.json',
  'policy/agents.md',
];

/** The project's register, and the project as a policy, as files. */
export function ProjectFiles(props: { readonly project: ProjectFiles_project$key }) {
  const { slug, linePercent, policy, workspace } = useFragment(
    graphql`
      fragment ProjectFiles_project on Project {
        slug
        linePercent
        policy @catch(to: NULL) {
          hash
          supportedShare
        }
        workspace {
          slug
        }
      }
    `,
    props.project,
  );
  return (
    <Section title="Decision log and policy">
      <p className={styles.actions}>
        {REGISTER_FORMATS.map(({ format, label }) => (
          <a key={format} href={teamHref.register(workspace.slug, slug, format)}>
            {label}
          </a>
        ))}
      </p>
      {policy && (
        <>
          <p>
            {'Policy '}
            <code>{policy.hash}</code>
            {` covers ${formatPercent(policy.supportedShare, linePercent)} of the audience. Files for members and API tokens:`}
          </p>
          <p className={styles.actions}>
            {POLICY_NAMES.map((name) => (
              <a key={name} href={teamHref.projectPolicy(workspace.slug, slug, name)}>
                {name.replace('policy/', '')}
              </a>
            ))}
          </p>
        </>
      )}
    </Section>
  );
}
