import type { Page } from '@playwright/test';

/** The GraphQL requests a page makes from now on, by operation name. */
export function operationsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || new URL(request.url()).pathname !== '/graphql') return;
    const { operationName } = request.postDataJSON() as { readonly operationName: string };
    names.push(operationName);
  });
  // A prefetch that a busy server refuses is asked for again once its link is followed.
  page.on('response', (response) => {
    if (response.status() !== 204 || new URL(response.url()).pathname !== '/graphql') return;
    const { operationName } = response.request().postDataJSON() as { operationName: string };
    const asked = names.indexOf(operationName);
    if (asked >= 0) names.splice(asked, 1);
  });
  return names;
}
