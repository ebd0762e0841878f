/**
 * @generated SignedSource<<2abd715a5b2b691a462ba36751693e4b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignedIn_options$data = {
  readonly provider: string | null | undefined;
  readonly sendsMail: boolean;
  readonly takesPasskeys: boolean;
  readonly takesPasswords: boolean;
  readonly " $fragmentType": "SignedIn_options";
};
export type SignedIn_options$key = {
  readonly " $data"?: SignedIn_options$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedIn_options">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedIn_options",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesPasswords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesPasskeys",
      "storageKey": null
    }
  ],
  "type": "SignInOptions",
  "abstractKey": null
};

(node as any).hash = "cf44eb33cae39aa1505b8056ac92d30a";

export default node;
