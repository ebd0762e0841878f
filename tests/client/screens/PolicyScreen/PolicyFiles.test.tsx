/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { POLICY_FILE_GROUPS } from '@/client/screens/PolicyScreen/policyFiles.data';
import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';
import { drawPolicy as draw } from '../../../support/drawPolicy';

describe('PolicyFiles', () => {
  it('has a tab for every file, with its text, a command and a download', async () => {
    const { getByRole } = await draw('adopt=has&rule=gain&file=eslint.json');
    const files = within(getByRole('navigation', { name: 'Files' }));

    const words = POLICY_FILE_GROUPS.flatMap((group) => group.files);
    expect(words.map(({ name }) => name).toSorted()).toEqual(
      POLICY_FORMATS.filter((name) => name !== 'browserslist').toSorted(),
    );
    for (const { name, label } of words)
      expect(files.getByRole('link', { name: label })).toHaveAttribute(
        'href',
        name === 'browserslistrc'
          ? '/policy?adopt=has&rule=gain#files'
          : `/policy?adopt=has&rule=gain&file=${name}#files`,
      );
    expect(files.getByRole('link', { name: 'ESLint for CSS' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(getByRole('region', { name: 'plimsoll.eslint.json' })).toHaveTextContent(
      'css/use-baseline',
    );
    expect(getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      '/policy/eslint.json?adopt=has&rule=gain',
    );
  });

  it('gives a command that fetches the file from this server', async () => {
    const { getByText } = await draw('adopt=has&file=agents.md');

    expect(
      getByText(/^curl -fsS 'https?:\/\/[^/']+\/policy\/agents\.md\?adopt=has' >> AGENTS\.md$/),
    ).toBeInTheDocument();
  });

  it('says why a policy without browsers has no file', async () => {
    const { getByText } = await draw('audience=region:CX');

    expect(
      getByText(/so there is nothing to build for\. Choose another audience\.$/),
    ).toBeVisible();
  });
});
