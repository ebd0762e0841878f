import { teamProject } from '@/browser/device/teamProject';
import { SelectField } from '@/client/ui/SelectField';
import type { TeamProject } from './useTeamProject';
import styles from '@/client/ui/Form.module.css';

interface TeamProjectFieldProps {
  readonly projects: readonly TeamProject[];
  readonly project: TeamProject;
}

/** Chooses the project whose decisions lists show. */
export function TeamProjectField({ projects, project }: TeamProjectFieldProps) {
  return (
    <div className={styles.form}>
      <SelectField
        label="Decisions of"
        value={project.id}
        onChange={(event) => teamProject.write(event.target.value)}
      >
        {projects.map(({ id, name, workspace }) => (
          <option key={id} value={id}>
            {`${workspace.name} / ${name}`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
