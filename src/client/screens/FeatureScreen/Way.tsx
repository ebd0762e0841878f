import type { ReactNode } from 'react';

interface WayProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the ways on from a verdict. */
export function Way({ title, children }: WayProps) {
  return (
    <li>
      <strong>{title}</strong> {children}
    </li>
  );
}
