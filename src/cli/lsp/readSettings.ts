import * as z from 'zod';
import type { TermsFlags } from '@/cli/config/Terms';

const settings = z.object({
  audience: z.string().optional(),
  line: z.coerce.string().optional(),
  server: z.string().optional(),
  share: z.boolean().optional(),
});

interface Settings {
  /** For folders without a configuration: one that is there is what CI goes by. */
  readonly terms: TermsFlags;
  /** True to get the share of each document. */
  readonly wantsShare: boolean;
}

/** @param given the client’s `initializationOptions`; others than ours are let pass */
export function readSettings(given: unknown): Settings {
  const { data = {} } = settings.safeParse(given ?? {});
  const { share = false, ...terms } = data;
  return { terms, wantsShare: share };
}
