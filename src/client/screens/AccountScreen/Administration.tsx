import type { Administration_administration$key } from '@/__generated__/Administration_administration.graphql';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { formatCountWithNoun } from '@/domain/format';
import { withSearch } from '@/domain/routes/address';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { DirectoryTokens } from './DirectoryTokens';
import { ManagedAccount } from './ManagedAccount';
import styles from '@/client/ui/Form.module.css';

interface AdministrationProps {
  readonly administration: Administration_administration$key;
  /** The operator's own address. */
  readonly self: string | null | undefined;
}

/** For operators: finds accounts, and lists workspaces. The forms work without scripts. */
export function Administration(props: AdministrationProps) {
  const administration = useFragment(
    graphql`
      fragment Administration_administration on Administration {
        ...DirectoryTokens_administration
        accounts(search: $accounts, after: $after) {
          id
          email
          ...ManagedAccount_account
        }
        workspaces {
          id
          name
          memberCount
          owners
        }
      }
    `,
    props.administration,
  );
  const { accounts, workspaces } = administration;
  return (
    <>
      <Section title="Accounts on this server" id="administration">
        <FindAccount />
        <ul className={styles.list}>
          {accounts.map((account) => (
            <ManagedAccount
              key={account.id}
              account={account}
              isSelf={account.email === props.self}
            />
          ))}
        </ul>
        {accounts.length === 0 && <p>No account has this in its name or email.</p>}
        <MoreAccounts accounts={accounts} />
      </Section>
      <DirectoryTokens administration={administration} />
      <Section title="Workspaces on this server">
        <ul className={styles.list}>
          {workspaces.map(({ id, name, memberCount, owners }) => (
            <li key={id}>
              {`${name}: ${formatCountWithNoun(memberCount, 'member')}, owned by ${owners}`}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function MoreAccounts({ accounts }: { readonly accounts: readonly { readonly email: string }[] }) {
  const search = new URLSearchParams(usePageAddress().split('?')[1]).get('accounts') ?? undefined;
  const last = accounts.at(99);
  if (!last) return null;
  const next = withSearch(href.account(), { accounts: search, after: last.email });
  return (
    <p>
      <Link href={`${next}#administration`}>Next 100 accounts</Link>
    </p>
  );
}

function FindAccount() {
  const search = new URLSearchParams(usePageAddress().split('?')[1]).get('accounts') ?? '';
  return (
    <form className={styles.form} method="get" action={href.account()}>
      <TextField label="Name or email" name="accounts" type="search" defaultValue={search} />
      <div className={styles.actions}>
        <Button type="submit">Find</Button>
      </div>
    </form>
  );
}
