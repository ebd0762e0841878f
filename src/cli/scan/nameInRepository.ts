import { posix } from 'node:path';

/**
 * A file's name from the top of the Git repository, where GitHub and GitLab look for it. Addresses of a recorded
 * page, and files elsewhere on the disk, keep theirs.
 * @param folder that names begin at, from the top
 */
export function nameInRepository(name: string, folder: string): string {
  const isElsewhere = name.startsWith('/') || /^[a-z][\w+.-]*:/i.test(name);
  return isElsewhere || folder === '' ? name : posix.join(folder, name);
}
