import type { Directory } from '@/server/teams/provisioning/Directory';

/** A request about users or groups, by a directory that may send it. */
export interface ScimRequest {
  readonly directory: Directory;
  readonly method: string;
  /** Undefined for all. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
  /** The address of SCIM, for links. */
  readonly base: string;
}

export interface ScimAnswer {
  readonly status: number;
  readonly body?: object;
  /** The address of what was made. */
  readonly location?: string;
}
