import { splitList } from './splitList';
import { refuse } from './variables';

/** Receivers in the operator's own network, as `host:port`, separated by commas. */
export function webhookReceivers(value = ''): readonly string[] {
  return splitList(value).map((text) =>
    /^[\w.-]+:\d{1,5}$/.test(text)
      ? text.toLowerCase()
      : refuse('WEBHOOK_ALLOW', value, 'a list such as hooks.internal:8080'),
  );
}
