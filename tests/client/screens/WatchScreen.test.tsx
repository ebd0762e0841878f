/** @jest-environment jsdom */
import type { WatchScreenQuery } from '@/__generated__/WatchScreenQuery.graphql';
import { WatchScreen, watchScreenQuery } from '@/client/screens/WatchScreen/WatchScreen';
import { renderScreen } from '../../support/renderScreen';

const watch = (subject: WatchScreenQuery['variables']['subject'], audience = 'world') =>
  renderScreen<WatchScreenQuery>(
    WatchScreen,
    watchScreenQuery,
    {
      subject,
      name: subject,
      slug: subject.feature ?? '',
      workspace: '',
      audience,
      linePercent: 95,
    },
    { isPrivate: true, path: '/watch' },
  );

describe('WatchScreen', () => {
  it('gives a reader without an account a feed, and says what a watch would have sent', async () => {
    const { getByRole } = await watch({ feature: 'has' });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Watch :has()');
    expect(
      getByRole('heading', { name: 'What it would have sent in the last year' }),
    ).toBeInTheDocument();
    expect(
      getByRole('link', { name: 'Feed: :has() once it reaches 95\u202F%' }).getAttribute('href'),
    ).toMatch(/^\/feeds\/query\?q=id:has\+coverage:/);
    expect(getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Fwatch%3Fsubject%3Dhas',
    );
  });

  it('says that the past of any audience but the world is unknown', async () => {
    const { getByText } = await watch({ feature: 'has' }, 'region:DE');

    expect(getByText(/We have past usage data for World only\./)).toBeInTheDocument();
  });

  it('offers a calendar entry first where the line has a likely month', async () => {
    const { getByRole } = await watch({ feature: 'popover' });

    expect(getByRole('link', { name: /^Calendar: 95.% is likely in \w+ \d{4}$/ })).toHaveAttribute(
      'href',
      '/features/popover/line.ics',
    );
  });

  it('says where a watch begins if the address names nothing', async () => {
    const { getByRole, container } = await watch({});

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Watches');
    expect(container).toHaveTextContent(
      'Sign in or create an account to see what your workspaces watch. To watch a feature, begin on its page.',
    );
  });
});
