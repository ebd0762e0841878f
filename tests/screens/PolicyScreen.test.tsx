/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { POLICY_FILE_LABELS } from '@/screens/PolicyScreen/policyFiles.data';
import { policyProblem } from '@/screens/PolicyScreen/policyProblem';
import { PolicyScreen, policyScreen, policyScreenQuery } from '@/screens/PolicyScreen/PolicyScreen';
import { POLICY_FILES } from '@/server/policy/policyFiles';
import { renderScreen } from '../support/renderScreen';

const draw = (search = '') => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? [query[name]!, value].flat() : value;
  return renderScreen<PolicyScreenQuery>(
    PolicyScreen,
    policyScreenQuery,
    policyScreen.variables(parseRouteUrl({ query, req: { headers: {} } as never })),
    { path: `/policy?${search}` },
  );
};

describe('PolicyScreen', () => {
  it('says from which version on each browser must work, and what that costs', async () => {
    const { getByRole, getByText } = await draw();
    const table = within(getByRole('table'));

    expect(table.getByRole('row', { name: /^Safari [\d.]+ 0\.\d/ })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Safari' })).toHaveAttribute('href', '/browsers/safari');
    expect(getByText(/^Given up: Internet Explorer/)).toBeInTheDocument();
  });

  it('names a wrong feature, and puts a likely one in its place', async () => {
    const { getByText, getByRole } = await draw('adopt=hass,grid');

    expect(getByText(/There is no feature “hass”/)).toBeInTheDocument();
    expect(getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/policy?adopt=has,grid');
  });

  it('says what is wrong with an address there is no policy for', () => {
    const view = { adopt: [], decline: [], rule: 'AGE', floors: [] } as const;

    expect(policyProblem({ ...view, adopt: ['has'], decline: ['has'] })).toContain(
      'has is both adopted and declined',
    );
    expect(policyProblem({ ...view, floors: ['safari:1.45'] })).toContain('safari:1.45');
    expect(policyProblem(view)).toBeUndefined();
  });

  it('says what floors moved by hand cost and gain, with links to the features', async () => {
    const { getByText, getByRole } = await draw('floors=safari:18.4&floors=safari_ios:18.4');

    expect(getByText(/^These floors lose [\d.]+\s% of the audience more/)).toBeInTheDocument();
    expect(
      getByRole('heading', { name: /^Works in all of these browsers now \(\d+\)$/ }),
    ).toBeInTheDocument();
    expect(getByRole('link', { name: 'Floors as the rule says' })).toHaveAttribute(
      'href',
      '/policy',
    );
  });

  it('moves a floor by a slider or by the list beside it, which says what it costs', async () => {
    const { getByLabelText } = await draw();
    const [slider, list] = [
      getByLabelText('Safari: oldest version') as HTMLInputElement,
      getByLabelText('Floor of Safari') as HTMLSelectElement,
    ];
    expect(list).toHaveValue('');

    fireEvent.change(slider, { target: { value: slider.max } });
    expect(list.value).toBe(list.options[list.options.length - 1]!.value);

    fireEvent.change(list, { target: { value: 'safari:17.4' } });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^17\.4, [\d.]+\s% lost$/),
    );
  });

  it('leads to every file of the policy, for the same terms', async () => {
    const { getByRole } = await draw('adopt=has&rule=gain');

    expect(POLICY_FILE_LABELS).toEqual(POLICY_FILES.map(({ name, label }) => ({ name, label })));
    for (const { name, label } of POLICY_FILE_LABELS)
      expect(getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `/policy/${name}?adopt=has&rule=gain`,
      );
    expect(getByRole('link', { name: 'JSON' })).toHaveAttribute(
      'href',
      '/policy.json?adopt=has&rule=gain',
    );
  });
});
