import { pageParameter, withSearch } from './address';

// Addresses of accounts and teams. Apart from `href`, which every page carries: public pages need
// none of them.

const workspace = (slug: string) => `/w/${encodeURIComponent(slug)}`;
const project = (team: string, slug: string) => `${workspace(team)}/${encodeURIComponent(slug)}`;

export type AccountAction =
  | 'sign-in'
  | 'sign-up'
  | 'sign-out'
  | 'profile'
  | 'password'
  | 'decide'
  | 'delete'
  | 'forgot'
  | 'reset'
  | 'verify'
  | 'line-alert'
  | 'line-alert-confirm'
  | 'line-alert-stop'
  | 'end-others'
  | 'oidc'
  | 'notices'
  | 'manage-account'
  | 'claim-operator'
  | 'token-create'
  | 'token-revoke'
  | 'scim-token-create'
  | 'scim-token-revoke'
  | 'uses-delete'
  | 'link'
  | 'unlink'
  | 'second-factor'
  | 'second-factor-start'
  | 'second-factor-confirm'
  | 'second-factor-end'
  | 'recovery-codes'
  | 'passkey-question'
  | 'passkey-sign-in'
  | 'passkey-new'
  | 'passkey-add'
  | 'passkey-rename'
  | 'passkey-remove';

/** The page that makes the first operator. */
export const operatorHref = (token: string): string => `/operator/${encodeURIComponent(token)}`;

export const teamHref = {
  signUp: ({ next }: { readonly next?: string | undefined } = {}) =>
    withSearch('/sign-up', { next }),
  forgot: () => '/forgot',
  secondFactor: () => '/account/second-factor',
  invitation: (token: string) => `/invite/${encodeURIComponent(token)}`,
  accountForm: (action: AccountAction) => `/api/account/${action}`,
  accountExport: () => '/api/account/export',

  inbox: () => '/inbox',
  workspace,
  /** A page of the features that its projects use. */
  workspaceUses: (slug: string, page: number) =>
    `${withSearch(workspace(slug), { page: pageParameter(page) })}#uses`,
  workspaceSettings: (slug: string) => `${workspace(slug)}/settings`,
  importWorkspace: (slug: string) => withSearch('/api/workspaces/import', { slug }),
  auditLog: (slug: string) => `/api/workspaces/${encodeURIComponent(slug)}/audit.jsonl`,
  workspaceExport: (slug: string) => `/api/workspaces/${encodeURIComponent(slug)}/export.json`,
  project,
  projectSettings: (team: string, slug: string, deleted?: 'uses') =>
    withSearch(`${project(team, slug)}/settings`, { deleted }),
  /** `subject` is a feature’s slug, several joined by commas, or the path of a key. */
  decide: (team: string, slug: string, subject?: string, saved?: '1') =>
    withSearch(`${project(team, slug)}/decide`, { subject, saved }),
  register: (team: string, slug: string, format: 'json' | 'csv' | 'md' | 'adr.tar') =>
    `/api/workspaces/${encodeURIComponent(team)}/${encodeURIComponent(slug)}/decisions.${format}`,
  /** `policy.json`, or `policy/` and a tool’s own file. */
  projectPolicy: (team: string, slug: string, name: string) =>
    `/api/workspaces/${encodeURIComponent(team)}/${encodeURIComponent(slug)}/${name}`,
} as const;
