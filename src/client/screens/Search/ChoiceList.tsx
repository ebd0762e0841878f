import { HitName } from '@/client/sections/HitName';
import { ComboboxList } from '@/client/ui/ComboboxList';
import type { ComboboxOptions } from '@/client/ui/useCombobox';
import type { SearchHit } from '@/domain/SearchHit';
import { useHrefSharing } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ChoiceList.module.css';
import type { Choice } from './searchChoices';
import { useHitFacts } from './useHitFacts';

interface ChoiceListProps {
  readonly listProps: ComboboxOptions<Choice>;
  readonly hits: readonly SearchHit[];
  readonly onChoose: (choice: Choice) => void;
}

/** The search box's options; hits show facts next to their name. */
export function ChoiceList({ listProps, hits, onChoose }: ChoiceListProps) {
  const { known, Facts } = useHitFacts(hits);
  const { linePercent } = usePreferences();
  const share = useHrefSharing();
  return (
    <ComboboxList
      {...listProps}
      label="Results"
      className={styles.list}
      optionClassName={styles.choice}
      getHref={(choice) => {
        if (choice.kind === 'text') return undefined;
        return choice.href.startsWith('/') ? share(choice.href) : choice.href;
      }}
      onChoose={onChoose}
      renderOption={(choice) => {
        if (choice.kind === 'text') return <span className={styles.name}>{choice.text}</span>;
        if (choice.kind === 'page') return <span className={styles.name}>{choice.label}</span>;
        const facts = known.get(choice.hit.objectID);
        return (
          <>
            <span className={styles.name}>
              <HitName hit={choice.hit} />
            </span>
            <span className={styles.facts}>
              {Facts && facts && <Facts {...facts} linePercent={linePercent} />}
            </span>
          </>
        );
      }}
    />
  );
}
