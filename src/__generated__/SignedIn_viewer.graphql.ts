/**
 * @generated SignedSource<<8c38ff9671a789333c89320b4a5b6c8c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignedIn_viewer$data = {
  readonly email: string | null | undefined;
  readonly isOperator: boolean;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_viewer">;
  readonly " $fragmentType": "SignedIn_viewer";
};
export type SignedIn_viewer$key = {
  readonly " $data"?: SignedIn_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignedIn_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SignedIn_viewer",
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
      "name": "isOperator",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sessions_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "9f6db7f7d55f63d870db47e45d29b2b6";

export default node;
