interface ReferenceLinksProps {
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

export function ReferenceLinks({ links }: ReferenceLinksProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
