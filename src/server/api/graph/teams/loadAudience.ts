import type { RequestContext } from '@/server/model/features/RequestContext';

/** The audience of a row that holds its key. Rejects with a Refusal if it is gone. */
export async function loadAudience(
  { audience }: { readonly audience: string },
  context: RequestContext,
) {
  await context.loadAudiences([audience]);
  return context.audience(audience);
}
