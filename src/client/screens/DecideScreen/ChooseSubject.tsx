import type {
  ChooseSubject_query$data,
  ChooseSubject_query$key,
} from '@/__generated__/ChooseSubject_query.graphql';
import { FeatureNameField } from '@/client/sections/FeatureNameField';
import { BreakableText } from '@/client/ui/BreakableText';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

interface ChooseSubjectProps {
  readonly query: ChooseSubject_query$key;
  readonly workspace: string;
  readonly project: string;
  /** The names in the address; empty at first. */
  readonly names: readonly string[];
}

/** A plain form: its address names the subject. */
export function ChooseSubject({ workspace, project, names, query }: ChooseSubjectProps) {
  const data = useFragment(
    graphql`
      fragment ChooseSubject_query on Query {
        featureSet(slugs: $names) @catch(to: NULL) {
          features {
            slug
            name
          }
          absent {
            slug
            matches {
              slug
              name
            }
          }
        }
        compatKeyNearMatches(path: $path, first: 5) @catch(to: NULL) {
          path
        }
      }
    `,
    query,
  );
  const keys = data.compatKeyNearMatches ?? [];
  return (
    <>
      <SubjectForm action={teamHref.decide(workspace, project)} names={names} />
      <NearSubjects
        subjects={[
          ...getMatches(names, data.featureSet),
          ...keys.map(({ path }) => ({ subject: path, label: path })),
        ]}
        getHref={(subject) => teamHref.decide(workspace, project, subject)}
      />
    </>
  );
}

interface SubjectFormProps {
  readonly action: string;
  readonly names: readonly string[];
}

function SubjectForm({ action, names }: SubjectFormProps) {
  return (
    <form className={styles.form} action={action}>
      <FeatureNameField
        label="Feature, features or compat key"
        name="subject"
        required
        isMono
        defaultValue={names.join(',')}
        hint="A name such as Subgrid, several separated by commas, or a key such as css.properties.gap"
        error={
          names.length > 0 ? 'No feature or key has this name. Check the spelling.' : undefined
        }
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary">
          Continue
        </Button>
      </div>
    </form>
  );
}

interface NearSubjectsProps {
  readonly subjects: readonly { readonly subject: string; readonly label: string }[];
  readonly getHref: (subject: string) => string;
}

function NearSubjects({ subjects, getHref }: NearSubjectsProps) {
  if (subjects.length === 0) return null;
  return (
    <Section title="Did you mean">
      <ul className={styles.list}>
        {subjects.map(({ subject, label }) => (
          <li key={subject}>
            <Link href={getHref(subject)}>
              <BreakableText text={label} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Replaces each unknown name by what it may stand for, and leaves the others as they are. */
function getMatches(names: readonly string[], set: ChooseSubject_query$data['featureSet']) {
  const { features = [], absent = [] } = set ?? {};
  const count = Math.max(0, ...absent.map(({ matches }) => matches.length));
  return Array.from({ length: count }, (_, at) => {
    const chosen = names.flatMap((name) => {
      const matches = absent.find(({ slug }) => slug === name)?.matches ?? [];
      return matches[at] ?? matches[0] ?? features.find(({ slug }) => slug === name) ?? [];
    });
    return {
      subject: [...new Set(chosen.map(({ slug }) => slug))].join(','),
      label: [...new Set(chosen.map(({ name }) => name))].join(' + '),
    };
  });
}
