import { askBox } from '@/browser/search/askBox';
import { ChoiceList } from './ChoiceList';
import styles from './SearchBox.module.css';
import { SearchInput } from './SearchInput';
import { SearchStatus } from './SearchStatus';
import { type InitialText, useInitialText } from './useInitialText';
import { useSearchBox } from './useSearchBox';

interface SearchBoxProps {
  readonly initial: InitialText;
  readonly onClose: () => void;
}

export function SearchBox({ initial, onClose }: SearchBoxProps) {
  const { inputProps, listProps, text, type, want, choose, hits, status } = useSearchBox({
    ask: askBox,
    text: initial.text,
    isEntered: initial.isEntered,
    onLeave: onClose,
  });
  const input = useInitialText(initial, want);
  return (
    <div className={styles.box}>
      <SearchInput {...inputProps} ref={input} value={text} onType={type} onClose={onClose} />
      <ChoiceList
        listProps={listProps}
        hits={hits}
        onChoose={(choice) => {
          choose(choice);
          input.current?.focus();
        }}
      />
      <SearchStatus {...status} />
    </div>
  );
}
