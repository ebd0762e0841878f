import { formatList } from '@/domain/format';
import { plainText } from '@/domain/plainText';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Policy } from './Policy';

/** The data of a file. */
export interface FileSource {
  readonly catalogue: Catalogue;
  readonly policy: Policy;
  /** The instance's public URL without a final slash; empty if it is unknown. */
  readonly origin: string;
}

/** One tool's own form of a policy. */
export interface PolicyFile {
  /** Below `/policy/`, such as `eslint.json`. */
  readonly name: string;
  readonly type: 'text/plain' | 'application/json' | 'text/markdown' | 'text/javascript';
  write(source: FileSource): string;
}

/** "Plimsoll · World · p_7f3a · 2026-11-22 · web-features 3.40.0" */
export function policyLabel({ policy }: FileSource): string {
  const { audience, hash, day, packages } = policy;
  const features = packages.find(({ name }) => name === 'web-features');
  return [
    'Plimsoll',
    plainText(audience.name),
    hash,
    day,
    `web-features ${features?.version ?? ''}`,
  ].join(' · ');
}

/** "Chrome 112, Safari 16.4 and Safari on iOS 16.4" */
export function floorWords({ floors }: Policy): string {
  return formatList(floors.map(({ browser, release }) => `${browser.name} ${release.version}`));
}

/** "By engine: Firefox on Android and Android WebView." Empty if every floor is measured. */
export function basisWords({ floors }: Policy): readonly string[] {
  const named = floors.filter(({ basis }) => basis === 'ENGINE').map(({ browser }) => browser.name);
  return named.length > 0 ? [`By engine: ${formatList(named)}.`] : [];
}

/**
 * The floors of a policy that keeps at least one browser. Tools take an empty list for their own
 * defaults, or for the newest browsers, so a policy without floors has no file.
 * @throws Refusal
 */
export function requireFloors({ floors, audience }: Policy): Policy['floors'] {
  if (floors.length > 0) return floors;
  const name = plainText(audience.name);
  throw new Refusal(
    'ARGUMENT_INVALID',
    audience.trackedShare > 0
      ? `This policy drops every browser of ${name}, so there is nothing to build for. Keep at least one of them.`
      : `No browser release of ${name} is known, so there is nothing to build for. Choose another audience.`,
  );
}

export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
