import { refuse } from './variables';

/** Receivers in the operator's own network, as `host:port`, separated by commas. */
export function webhookReceivers(value = ''): readonly string[] {
  return value
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) =>
      /^[\w.-]+:\d{1,5}$/.test(text)
        ? text.toLowerCase()
        : refuse('WEBHOOK_ALLOW', value, 'a list such as hooks.internal:8080'),
    );
}
