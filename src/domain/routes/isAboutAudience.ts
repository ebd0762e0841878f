const ABOUT_AUDIENCES: ReadonlySet<string> = new Set([
  '/audiences',
  '/audiences/[id]',
  '/features/[slug]/audiences',
  '/features/[slug]/share',
  '/policy',
  '/policy/browsers',
]);

/** Whether pages of this route are about the audience in their address, and say so themselves. */
export const isAboutAudience = (pathname: string): boolean => ABOUT_AUDIENCES.has(pathname);
