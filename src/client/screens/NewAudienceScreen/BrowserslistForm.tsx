import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { TextArea } from '@/client/ui/TextArea';
import { href } from '@/domain/routes/href';
import { readBrowserslist } from '@/engines/importer/forPage';
import { useRelayEnvironment } from '@/relay/hooks';
import { refusalOfAudience } from '@/relay/route/checkAudience';
import styles from './ImportPreview.module.css';
import { Way } from './Way';

interface BrowserslistFormProps {
  /** The configuration that was sent without scripts. */
  readonly asked: string | null;
  /** The server's reason to refuse it. */
  readonly refusal: string | undefined;
}

const NO_QUERY =
  'There is no browserslist query in this text. Expected a package.json with “browserslist”, a .browserslistrc, or a query.';

/**
 * Accepts a project's browserslist configuration. Nothing is saved: the query itself is the key.
 */
export function BrowserslistForm({ asked, refusal }: BrowserslistFormProps) {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [text, setText] = useState(asked ?? '');
  const [problem, setProblem] = useState(() =>
    asked === null || readBrowserslist(asked) ? refusal : NO_QUERY,
  );
  const [isChecking, setChecking] = useState(false);
  const pasted = readBrowserslist(text);

  async function show(event: FormEvent) {
    event.preventDefault();
    if (!pasted) return setProblem(NO_QUERY);
    const key = `browserslist:${pasted.query}`;
    setChecking(true);
    const found = await refusalOfAudience(environment, key).catch(
      () => 'The query could not be checked. Try again.',
    );
    setChecking(false);
    setProblem(found);
    if (found === undefined) await router.push(href.audience(key));
  }

  return (
    <Way title="From a browserslist configuration" isOpen={asked !== null}>
      <form
        action={href.newAudience()}
        className={styles.form}
        onSubmit={(event) => void show(event)}
      >
        <TextArea
          label="A package.json, a .browserslistrc, or a query"
          name="browserslist"
          rows={5}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
          placeholder={'> 0.5%\nlast 2 versions\nnot dead'}
          error={problem}
          hint={pasted?.environment && `Of its environments, “${pasted.environment}” is used.`}
        />
        <Button type="submit" aria-disabled={isChecking}>
          {isChecking ? 'Checking' : 'Show this audience'}
        </Button>
      </form>
    </Way>
  );
}
