import { useRouter } from 'next/router';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import { usePreferences, useSite } from '@/relay/route/RouteRoot';
import styles from './AudienceKeyForm.module.css';
import { useReturnAddress } from './useReturnAddress';

/**
 * Selects any audience by its key, and the line. A GET form to the current page, so the reader sees
 * what the key stands for before using it.
 */
export function AudienceKeyForm() {
  const { audience, linePercent } = usePreferences();
  const wanted = useSite()?.refusedAudience ?? audience;
  const from = useReturnAddress();
  const { asPath } = useRouter();
  return (
    <Section title="Query, platforms or key">
      <form key={asPath} action={href.audiences()} className={styles.form}>
        <TextField
          label="Audience"
          name="audience"
          defaultValue={wanted}
          isMono
          required
          maxLength={600}
          autoComplete="off"
          spellCheck={false}
          hint={
            <>
              <code>60 % iOS, 40 % Android</code>, <code>region:DE</code>, or{' '}
              <code>browserslist:</code> and a query:{' '}
              <code>browserslist:last 2 versions, not dead</code>
            </>
          }
        />
        <TextField
          label="Your line: the share that must be able to use a feature"
          name="line"
          type="number"
          min={0.1}
          max={100}
          step={0.1}
          required
          defaultValue={linePercent}
          suffix="%"
        />
        {from !== '/' && <input type="hidden" name="from" value={from} />}
        <Button type="submit" variant="primary">
          Use this audience
        </Button>
      </form>
    </Section>
  );
}
