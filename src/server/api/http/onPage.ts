import { isRefusal, Refusal } from '@/domain/Refusal';

/** For a form that stands at an address of its own. */
export const onPage =
  (page: string) =>
  (cause: unknown): never => {
    throw isRefusal(cause)
      ? new Refusal(cause.code, cause.message, { ...cause.details, page })
      : cause;
  };
