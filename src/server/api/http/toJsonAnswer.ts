/** A finished stream of events → the message in it, for callers that did not ask for a stream. */
export async function toJsonAnswer(answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/event-stream')) return answer;
  const messages = [...(await answer.text()).matchAll(/^data: ?(\{.*|\[.*)$/gm)].map(
    ([, message]) => message!,
  );
  const headers = new Headers(answer.headers);
  headers.set('Content-Type', 'application/json');
  const body = messages.length === 1 ? messages[0]! : `[${messages.join(',')}]`;
  return new Response(body, { status: answer.status, headers });
}
