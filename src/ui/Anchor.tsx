import { createContext, useContext, type ComponentProps, type ComponentType } from 'react';

export type AnchorProps = ComponentProps<'a'> & { readonly href: string };

const AnchorContext = createContext<ComponentType<AnchorProps> | undefined>(undefined);

/** The app's frame says here how its links navigate and prefetch; drawing knows nothing of routes. */
export const AnchorProvider = AnchorContext.Provider;

/** A link as the frame wants it, or a plain one where nobody said anything. */
export function Anchor(props: AnchorProps) {
  const Link = useContext(AnchorContext);
  return Link ? <Link {...props} /> : <a {...props} />;
}
