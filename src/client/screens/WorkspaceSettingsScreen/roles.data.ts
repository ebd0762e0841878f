/** From least to most. */
export const ROLES = [
  { role: 'VIEWER', words: 'reads and proposes' },
  { role: 'EDITOR', words: 'also decides' },
  { role: 'ADMIN', words: 'also manages members and tokens' },
  { role: 'OWNER', words: 'also deletes the workspace' },
] as const;
