import { cloneElement, isValidElement, type JSX } from 'react';
import type { previewOfPage } from '@/relay/route/serverSide';

type Head = readonly (JSX.Element | null)[];

interface HeadProps {
  readonly rel?: string;
  readonly href?: string;
  readonly name?: string;
  readonly property?: string;
}

/**
 * Completes a head with what only the server knows: the origin of the canonical address, and the
 * verdict as the description.
 */
export function finishHead(
  head: Head,
  origin: string,
  preview: Awaited<ReturnType<typeof previewOfPage>>,
): JSX.Element[] {
  return head.flatMap((element) => {
    if (!isValidElement<HeadProps>(element)) return [];
    const { rel, href, name, property } = element.props;
    if (rel === 'canonical' && href?.startsWith('/'))
      return cloneElement(element, { href: `${origin}${href}` });
    const isDescription = name === 'description' || property === 'og:description';
    return isDescription && preview
      ? cloneElement(element, { content: preview.description } as HeadProps)
      : element;
  });
}

/** The canonical address of a finished head. */
export function getCanonical(head: Head): string | undefined {
  return head
    .map((element) => (isValidElement<HeadProps>(element) ? element.props : {}))
    .find(({ rel }) => rel === 'canonical')?.href;
}
