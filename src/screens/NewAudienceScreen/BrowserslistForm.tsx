import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { readBrowserslist } from '@/importer/readBrowserslist';
import { useRelayEnvironment } from '@/relay/hooks';
import { refusalOfAudience } from '@/relay/route/checkAudience';
import { href } from '@/routes/href';
import { Button } from '@/ui/Button';
import { TextArea } from '@/ui/TextArea';
import styles from './ImportPreview.module.css';
import { Way } from './Way';

/**
 * Accepts a project's browserslist configuration. Nothing is saved: the query itself is the key.
 */
export function BrowserslistForm() {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);
  const pasted = readBrowserslist(text);

  async function show(event: FormEvent) {
    event.preventDefault();
    if (!pasted)
      return setProblem(
        'There is no browserslist query in this text. Expected a package.json with “browserslist”, a .browserslistrc, or a query.',
      );
    const key = `browserslist:${pasted.query}`;
    setChecking(true);
    const refusal = await refusalOfAudience(environment, key).catch(
      () => 'The query could not be checked. Try again.',
    );
    setChecking(false);
    setProblem(refusal);
    if (refusal === undefined) await router.push(href.audience(key));
  }

  return (
    <Way title="From a browserslist configuration">
      <form className={styles.form} onSubmit={(event) => void show(event)}>
        <TextArea
          label="A package.json, a .browserslistrc, or a query"
          rows={5}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
          placeholder={'> 0.5%\nlast 2 versions\nnot dead'}
          error={problem}
          hint={
            pasted?.environment === undefined
              ? undefined
              : `Of its environments, “${pasted.environment}” is used.`
          }
        />
        <Button type="submit" aria-disabled={isChecking}>
          {isChecking ? 'Checking' : 'Show this audience'}
        </Button>
      </form>
    </Way>
  );
}
