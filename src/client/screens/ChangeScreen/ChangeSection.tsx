import type { ReactNode } from 'react';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { changesHref, type ChangesView } from '@/domain/routes/changes';
import { CHANGES_PER_PAGE } from './changesPage';

interface ChangeSectionProps {
  readonly title: string;
  readonly id: string;
  /** The number of features, across all pages. */
  readonly total: number;
  /** Shown if no feature changed. */
  readonly empty: string;
  readonly view: ChangesView;
  /** The table; absent if this page has no rows. */
  readonly children: ReactNode;
}

/** One kind of change: how many features it concerns, its table, and links to the other pages. */
export function ChangeSection({ title, id, total, empty, view, children }: ChangeSectionProps) {
  return (
    <Section title={title} id={id} aside={total > 0 && formatCountWithNoun(total, 'feature')}>
      {children || <EmptyState title={total === 0 ? empty : 'Nothing more on this page.'} />}
      {total > CHANGES_PER_PAGE && (
        <Pagination
          label={title}
          page={view.page ?? 1}
          pageSize={CHANGES_PER_PAGE}
          total={total}
          getHref={(page) => changesHref({ ...view, page })}
        />
      )}
    </Section>
  );
}
