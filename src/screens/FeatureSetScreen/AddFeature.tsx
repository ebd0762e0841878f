import { useRouter } from 'next/router';
import { type KeyboardEvent, useState } from 'react';
import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import type { SearchHit } from '@/domain/SearchHit';
import { useRelayEnvironment } from '@/relay/hooks';
import { useHrefSharing } from '@/relay/route/Link';
import { featureSetAction } from '@/routes/featureHref';
import { href } from '@/routes/href';
import { askBox } from '@/search/askBox';
import { useSearch } from '@/search/useSearch';
import { HitName } from '@/sections/HitName';
import { KeptPreferences } from '@/sections/KeptPreferences';
import { loadFindAtHand } from '@/sections/loadFindAtHand';
import { Button } from '@/ui/Button';
import { ComboboxList } from '@/ui/ComboboxList';
import { TextField } from '@/ui/TextField';
import { useCombobox } from '@/ui/useCombobox';
import styles from './AddFeature.module.css';
import { ADD_FIELD } from './featureSetOutcome';

interface AddFeatureProps {
  readonly slugs: readonly string[];
  /** Names in the address that no feature has: what was to be added stays in the field. */
  readonly unknown: readonly string[];
}

/**
 * Adds a feature by its name or id: a GET form that the server answers with the address of the
 * larger set, so that it needs no scripts, and with them the search.
 */
export function AddFeature({ slugs, unknown }: AddFeatureProps) {
  const router = useRouter();
  const share = useHrefSharing();
  const { text, want, hits, index, mark, isOpen, setOpen } = useFeatureSearch(slugs);
  const added = [router.query[ADD_FIELD]].flat()[0]?.trim() ?? '';
  const isUnknown = unknown.includes(added);

  const addressOf = (hit: SearchHit) => share(href.featureSet([...slugs, hit.slug!]));
  const choose = (hit: SearchHit) => void router.push(addressOf(hit));

  function handleKey(event: KeyboardEvent) {
    const hit = hits[index];
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || !hit || text === '') return;
    event.preventDefault();
    choose(hit);
  }

  const { inputProps, listProps } = useCombobox({
    groups: isOpen ? [{ options: hits }] : [],
    keyOf: ({ objectID }) => objectID,
    index,
    moves: 'around',
    onMark: mark,
    onKeyDown: handleKey,
  });
  if (slugs.length >= MAX_SET_SIZE)
    return <p>{`The set is full: it holds ${MAX_SET_SIZE} features.`}</p>;
  return (
    <form action={featureSetAction(slugs)} className={styles.form}>
      <TextField
        {...inputProps}
        label="Add a feature by name or id"
        name={ADD_FIELD}
        defaultValue={isUnknown ? added : ''}
        error={
          isUnknown ? `No feature called “${added}”. Similar names are listed above.` : undefined
        }
        required
        maxLength={100}
        onChange={(event) => want(event.target.value)}
        onBlur={() => setOpen(false)}
        suffix={<Button type="submit">Add</Button>}
      />
      <KeptPreferences />
      {isOpen && hits.length > 0 && (
        <ComboboxList
          {...listProps}
          label="Features"
          className={styles.answers}
          hrefOf={addressOf}
          onChoose={choose}
          renderOption={(hit) => <HitName hit={hit} />}
        />
      )}
    </form>
  );
}

/** The features that a text may mean and that are not in the set yet, the first one marked. */
function useFeatureSearch(slugs: readonly string[]) {
  const environment = useRelayEnvironment();
  const { answer, want } = useSearch({
    ask: askBox,
    findAtHand: async (words) => (await loadFindAtHand())(words, environment),
  });
  const [marked, setMarked] = useState({ answer, index: 0 });
  const [isOpen, setOpen] = useState(false);
  const hits = answer.hits.filter(
    ({ kind, slug }) => kind === 'feature' && slug !== undefined && !slugs.includes(slug),
  );
  return {
    text: answer.text,
    hits,
    index: marked.answer === answer ? marked.index : 0,
    mark: (index: number) => setMarked({ answer, index }),
    want: (text: string) => {
      setOpen(text.trim() !== '');
      want(text);
    },
    isOpen,
    setOpen,
  };
}
