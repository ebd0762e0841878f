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
 * Injects the app's link component, which navigates and prefetches; `ui/` itself knows nothing
 * about routes.
 */
export const AnchorProvider = AnchorContext.Provider;

/** A link rendered by the injected component; a plain `<a>` without a provider. */
export function Anchor(props: AnchorProps) {
  return createElement(useContext(AnchorContext), props);
}
