/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Button } from '@/client/ui/Button';
import { Columns } from '@/client/ui/Columns';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { EmptyState } from '@/client/ui/EmptyState';
import { FooterLayout } from '@/client/ui/FooterLayout';
import { HeaderLayout } from '@/client/ui/HeaderLayout';
import { Note } from '@/client/ui/Note';
import { Notice } from '@/client/ui/Notice';
import { PageMain } from '@/client/ui/PageMain';
import { PageTitle } from '@/client/ui/PageTitle';
import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { Skeleton } from '@/client/ui/Skeleton';
import { SkipLink } from '@/client/ui/SkipLink';
import { Tag } from '@/client/ui/Tag';
import { ThemeSwitch } from '@/client/ui/ThemeSwitch';
import { axeViolations } from './axeViolations';

function drawPage() {
  return render(
    <>
      <SkipLink />
      <HeaderLayout
        homeHref="/"
        items={[
          { label: 'Features', href: '/features', isCurrent: true },
          { label: 'Compat', href: '/compat' },
        ]}
        search={<Button>Search</Button>}
        audience={<Button>Germany</Button>}
        notices={<Notice>You are offline.</Notice>}
      />
      <PageMain>
        <PageTitle
          crumbs={[{ label: 'Groups', href: '/groups' }]}
          title="Subgrid"
          lede={<Prose sanitizedHtml="The <code>subgrid</code> value." />}
        />
        <Columns
          main={
            <Section title="Its parts" aside="3 keys">
              <Note title="Discouraged">
                Use <Tag>popover</Tag>.
              </Note>
              <EmptyState title="No decisions yet">Record one.</EmptyState>
              <Skeleton shape="row" count={2} />
              <Notice tone="error" action={<Button>Try again</Button>}>
                The server did not answer.
              </Notice>
            </Section>
          }
          aside={
            <DefinitionFacts
              facts={[
                { term: 'Specification', detail: 'CSS Grid 2' },
                { term: 'Alternatives', detail: null },
              ]}
            />
          }
        />
      </PageMain>
      <FooterLayout
        packages={[{ name: 'web-features', version: '3.40.0' }]}
        switches={<ThemeSwitch />}
      />
    </>,
  );
}

describe('the frame and its parts', () => {
  it('form an accessible page', async () => {
    expect(await axeViolations(drawPage().container)).toEqual([]);
  });

  it('have a first link that skips to the content', () => {
    drawPage();

    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('mark the current page', () => {
    drawPage();
    const ways = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');

    expect(ways.map((way) => way.getAttribute('aria-current'))).toEqual(['page', null]);
  });

  it('allow moving focus to the heading', () => {
    drawPage();

    expect(screen.getByRole('heading', { level: 1, name: 'Subgrid' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
  });

  it('announce errors as alerts and states as status messages', () => {
    drawPage();

    expect(screen.getByRole('alert')).toHaveTextContent('The server did not answer.');
    expect(screen.getByText('You are offline.').closest('[role=status]')).not.toBeNull();
  });

  it('leave out unknown facts', () => {
    drawPage();

    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Specification',
    ]);
  });

  it('credit the usage data with its license', () => {
    drawPage();

    expect(screen.getByRole('contentinfo')).toHaveTextContent('Usage data: caniuse.com, CC BY 4.0');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('web-features 3.40.0');
  });

  it('have no data heading on a page without data', () => {
    render(<FooterLayout packages={[]} />);

    expect(screen.queryByRole('heading', { name: 'Data' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Credits' })).toBeVisible();
  });
});
