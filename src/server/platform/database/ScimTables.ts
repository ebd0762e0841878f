// Rows that a company's directory sends, by SCIM.

export interface ScimTokenRow {
  readonly id: string;
  readonly name: string;
  readonly scope: 'READ' | 'WRITE';
  /** Its first characters, so that people can recognize it. */
  readonly prefix: string;
  /** SHA-256 of the whole. */
  readonly hash: string;
  readonly created_by: string;
  readonly created_at: number;
  readonly expires_at: number;
  /** Accurate to a minute. */
  readonly last_used_at: number | null;
  readonly revoked_at: number | null;
}

/** The directory's word about an account, besides the account itself. */
export interface ScimUserRow {
  readonly account_id: string;
  readonly user_name: string;
  /** The same in lower case. */
  readonly user_key: string;
  readonly external_id: string | null;
  readonly display_name: string | null;
  readonly formatted_name: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  /** 1 if the directory locked the account, so that the directory may unlock it. */
  readonly deactivated: number;
  readonly changed_at: number;
}

export interface ScimGroupRow {
  readonly id: string;
  readonly name: string;
  /** The same in lower case. */
  readonly name_key: string;
  readonly external_id: string | null;
  readonly created_at: number;
  readonly changed_at: number;
}

export interface ScimGroupMemberRow {
  readonly group_id: string;
  readonly account_id: string;
}
