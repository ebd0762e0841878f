import type { Page } from '@playwright/test';

/** The GraphQL requests a page makes from now on, by operation name. */
export function operationsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
    const { operationName } = request.postDataJSON() as { readonly operationName: string };
    names.push(operationName);
  });
  return names;
}
