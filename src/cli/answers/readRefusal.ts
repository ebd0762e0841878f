interface RefusalText {
  readonly code?: string;
  readonly message: string;
}

/** Why there is no answer, from its body: JSON, or a comment in the file's own syntax. */
export function readRefusal(body: string): RefusalText {
  try {
    const { error } = JSON.parse(body) as { readonly error?: Partial<RefusalText> };
    if (typeof error?.message === 'string') return { ...error, message: error.message };
  } catch {
    // Not JSON: files of other kinds say it in a comment.
  }
  return { message: body.replace(/^(?:#|\/\/) /, '').trim() };
}
