import { AccountForm } from '@/client/sections/AccountForm';
import { ShownOnce } from '@/client/sections/ShownOnce';
import type { AccountAction } from '@/domain/routes/teams';
import { useSite } from '@/relay/route/RouteRoot';
import styles from '@/client/ui/Form.module.css';

interface TokenEntryProps {
  readonly token: {
    readonly id: string;
    readonly name: string;
    readonly prefix: string;
    /** As `tokenDates` says them. */
    readonly dates: string;
  };
  /** Its scope and place, as people say it. */
  readonly scope: string;
  readonly revoke: AccountAction;
  /** Where it belongs, for the form. */
  readonly place?: string;
}

/** One token of a list, which works without scripts; a new one with its secret. */
export function TokenEntry({ token, scope, revoke, place }: TokenEntryProps) {
  const { id, name, prefix, dates } = token;
  const [shown, secret] = (useSite()?.once ?? '').split(' ');
  return (
    <li>
      <div className={styles.entry}>
        <span>
          {`${name}: ${scope}, `}
          <code>{`${prefix}…`}</code>
          {`, ${dates}`}
        </span>
        <AccountForm action={revoke} submit={`Revoke ${name}`} variant="plain">
          {() => (
            <>
              <input type="hidden" name="id" value={id} />
              {place !== undefined && <input type="hidden" name="place" value={place} />}
            </>
          )}
        </AccountForm>
      </div>
      {shown === id && secret !== undefined && (
        <div className={styles.form}>
          <ShownOnce label={`Token for ${name}`} secret={secret}>
            Copy it now: it is not stored and cannot be shown again.
          </ShownOnce>
        </div>
      )}
    </li>
  );
}
