/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Anchor, type AnchorProps, AnchorProvider } from '@/client/ui/Anchor';
import { Breadcrumbs } from '@/client/ui/Breadcrumbs';

function Marked({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-marked>
      {children}
    </a>
  );
}

describe('Anchor', () => {
  it('is a plain link without a provider', () => {
    render(<Anchor href="/features">Features</Anchor>);

    expect(screen.getByRole('link', { name: 'Features' })).toHaveAttribute('href', '/features');
  });

  it('uses the provided link component', () => {
    render(
      <AnchorProvider value={Marked}>
        <Breadcrumbs crumbs={[{ label: 'Groups', href: '/groups' }, { label: 'CSS' }]} />
      </AnchorProvider>,
    );

    expect(screen.getByRole('link', { name: 'Groups' })).toHaveAttribute('data-marked');
    expect(screen.getByText('CSS')).toHaveAttribute('aria-current', 'page');
  });
});
