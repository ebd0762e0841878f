import type { DirectoryTokens_administration$key } from '@/__generated__/DirectoryTokens_administration.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { tokenDates } from '@/client/sections/tokenFacts';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { TokenEntry } from './TokenEntry';
import { TokenFields } from './TokenFields';
import styles from '@/client/ui/Form.module.css';

interface DirectoryTokensProps {
  readonly administration: DirectoryTokens_administration$key;
}

/** For operators: the tokens with which directories keep accounts. Works without scripts. */
export function DirectoryTokens(props: DirectoryTokensProps) {
  const { directoryTokens } = useFragment(
    graphql`
      fragment DirectoryTokens_administration on Administration {
        directoryTokens {
          id
          name
          isReadOnly
          prefix
          createdAt
          expiresAt
          lastUsedAt
        }
      }
    `,
    props.administration,
  );
  return (
    <Section title="Directories (SCIM)" id="directories">
      <p>
        A directory such as Microsoft Entra ID or Okta keeps accounts and roles of this server at{' '}
        <code>/scim/v2</code> with a token.
      </p>
      <ul className={styles.list}>
        {directoryTokens.map(
          ({ id, name, isReadOnly, prefix, createdAt, expiresAt, lastUsedAt }) => (
            <TokenEntry
              key={id}
              token={{ id, name, prefix, dates: tokenDates({ createdAt, expiresAt, lastUsedAt }) }}
              scope={isReadOnly ? 'reads accounts' : 'keeps accounts'}
              revoke="scim-token-revoke"
            />
          ),
        )}
      </ul>
      <NewDirectoryToken />
    </Section>
  );
}

function NewDirectoryToken() {
  return (
    <AccountForm action="scim-token-create" submit="Create a directory’s token" variant="plain">
      {(problemOf, typedIn) => (
        <TokenFields nameLabel="Name of the directory" name={typedIn('name')} problemOf={problemOf}>
          <SelectField label="It may" name="scope" defaultValue="WRITE">
            <option value="WRITE">keep accounts and groups</option>
            <option value="READ">only read them</option>
          </SelectField>
        </TokenFields>
      )}
    </AccountForm>
  );
}
