import { AccountForm } from '@/client/sections/AccountForm';
import { EmailField } from '@/client/sections/EmailField';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';

interface EmailAlertProps {
  readonly subject: string | undefined;
  /** The subject’s. */
  readonly name: string;
  /** The audience’s name. */
  readonly people: string;
}

/** One email when the subject crosses the line, for anyone with an address. */
export function EmailAlert({ subject, name, people }: EmailAlertProps) {
  const { audience, linePercent } = usePreferences();
  const isSent = new URLSearchParams(usePageAddress().split('?')[1]).get('alert') === 'sent';
  return (
    <Section title="By email, without an account" id="email">
      {isSent ? (
        <Notice>
          We’ve sent a link to your address. Open it within a day to confirm; until then, nothing
          else is sent.
        </Notice>
      ) : (
        <AccountForm action="line-alert" submit="Email me once">
          {(problemOf, typedIn) => (
            <>
              <input type="hidden" name="subject" value={subject} />
              <input type="hidden" name="audience" value={audience} />
              <input type="hidden" name="line" value={linePercent} />
              <EmailField typed={typedIn('email')} error={problemOf('email')} />
              <p>
                {`You get one email when ${name} crosses ${formatLine(linePercent)} of ${people}. Then we delete your address. `}
                <Link href={`${href.privacy()}#alerts`}>What we store</Link>
              </p>
            </>
          )}
        </AccountForm>
      )}
    </Section>
  );
}
