import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Finds a server that some tests need, and installs it from Debian's packages where that is possible.
 * Undefined where it is not: a person's own machine may do without it, a build machine may not.
 */
export function provideProgram(
  debianPackage: string,
  find: () => string | undefined,
): string | undefined {
  const program = find() ?? (install(debianPackage), find());
  if (program !== undefined) return program;
  const remedy = `Install it: apt-get install ${debianPackage}`;
  if (process.env.CI)
    throw new Error(`${debianPackage} is missing on this build machine. ${remedy}`);
  process.stderr.write(
    `${debianPackage} is not installed here, so what needs it is not tested. ${remedy}\n`,
  );
  return undefined;
}

function install(debianPackage: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', debianPackage],
      options,
    );
  } catch {
    // The caller reports it.
  }
}
