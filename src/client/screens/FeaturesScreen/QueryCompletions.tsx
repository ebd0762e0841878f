import type { ComponentProps } from 'react';
import type {
  QueryCompletionsQuery,
  QueryCompletionsQuery$data,
} from '@/__generated__/QueryCompletionsQuery.graphql';
import { ComboboxList } from '@/client/ui/ComboboxList';
import type { ComboboxOptions } from '@/client/ui/useCombobox';
import { formatCount } from '@/domain/format';
import { fetchQuery, graphql } from '@/relay/hooks';
import styles from './QueryCompletions.module.css';

export type Completion = QueryCompletionsQuery$data['queryCompletions'][number];

const completionsQuery = graphql`
  query QueryCompletionsQuery($query: String!, $position: Int!) @throwOnFieldError {
    queryCompletions(query: $query, position: $position) {
      text
      label
      count
      start
      end
    }
  }
`;

export function fetchCompletions(
  environment: Parameters<typeof fetchQuery>[0],
  asked: QueryCompletionsQuery['variables'],
) {
  return fetchQuery<QueryCompletionsQuery>(environment, completionsQuery, asked, {
    fetchPolicy: 'store-or-network',
  }).map(({ queryCompletions }) =>
    queryCompletions.map(({ text, label, count, start, end }) => ({
      text,
      label,
      count,
      start,
      end,
    })),
  );
}

interface QueryCompletionsProps {
  readonly listProps: ComboboxOptions<Completion>;
  readonly onChoose: ComponentProps<typeof ComboboxList<Completion>>['onChoose'];
}

export function QueryCompletions({ listProps, onChoose }: QueryCompletionsProps) {
  return (
    <ComboboxList
      {...listProps}
      label="Suggestions"
      className={styles.list}
      optionClassName={styles.option}
      onChoose={onChoose}
      renderOption={({ text, label, count }) => (
        <>
          <code>{text.trim()}</code>
          <span className={styles.label}>{label}</span>
          {count != null && <span className={styles.count}>{formatCount(count)}</span>}
        </>
      )}
    />
  );
}
