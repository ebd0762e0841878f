import { type Environment, parseWholeNumber } from './variables';

export interface ClientLimits {
  /** Seconds of processor time in a minute. */
  readonly cpuSecondsPerMinute: number;
  /** Mutations in a minute. */
  readonly changesPerMinute: number;
  /** Audiences made in an hour. */
  readonly audiencesPerHour: number;
  /** Attempts to sign in or up, or to give one's password again, in a minute. */
  readonly signInsPerMinute: number;
}

/** Each is 0 for no limit. */
export function readClientLimits(env: Environment): ClientLimits {
  const read = (name: string, byDefault: string): number =>
    parseWholeNumber(name, env[name] || byDefault);

  return {
    cpuSecondsPerMinute: read('CLIENT_CPU_SECONDS_PER_MINUTE', '20'),
    changesPerMinute: read('CLIENT_CHANGES_PER_MINUTE', '30'),
    audiencesPerHour: read('CLIENT_AUDIENCES_PER_HOUR', '20'),
    signInsPerMinute: read('CLIENT_SIGN_INS_PER_MINUTE', '5'),
  };
}
