/**
 * @generated SignedSource<<2fccdeb1a7859765938955ea8b6ebdbe>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ADMIN" | "EDITOR" | "OWNER" | "VIEWER";
import type { FragmentRefs } from "relay-runtime";
export type MemberEntry_member$data = {
  readonly email: string;
  readonly isViewer: boolean;
  readonly name: string;
  readonly role: Role;
  readonly " $fragmentType": "MemberEntry_member";
};
export type MemberEntry_member$key = {
  readonly " $data"?: MemberEntry_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberEntry_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberEntry_member",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isViewer",
      "storageKey": null
    }
  ],
  "type": "Member",
  "abstractKey": null
};

(node as any).hash = "20f77925bdeeacddca9d1d404af47c46";

export default node;
