import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  useContext,
} from 'react';

export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/**
 * The app's frame says here how its links navigate and prefetch; drawing knows nothing of routes.
 */
export const AnchorProvider = AnchorContext.Provider;

/** A link as the frame wants it, or a plain one where nobody said anything. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
