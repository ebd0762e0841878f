/**
 * @generated SignedSource<<e698e4cec1c4985a5dd8cfd29dfc9ccb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Administration_administration$data = {
  readonly accounts: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ManagedAccount_account">;
  }>;
  readonly workspaces: ReadonlyArray<{
    readonly id: string;
    readonly memberCount: number;
    readonly name: string;
    readonly owners: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"DirectoryTokens_administration">;
  readonly " $fragmentType": "Administration_administration";
};
export type Administration_administration$key = {
  readonly " $data"?: Administration_administration$data;
  readonly " $fragmentSpreads": FragmentRefs<"Administration_administration">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "accounts"
    },
    {
      "kind": "RootArgument",
      "name": "after"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "Administration_administration",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DirectoryTokens_administration"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "after",
          "variableName": "after"
        },
        {
          "kind": "Variable",
          "name": "search",
          "variableName": "accounts"
        }
      ],
      "concreteType": "ManagedAccount",
      "kind": "LinkedField",
      "name": "accounts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ManagedAccount_account"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ManagedWorkspace",
      "kind": "LinkedField",
      "name": "workspaces",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "memberCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owners",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Administration",
  "abstractKey": null
};
})();

(node as any).hash = "ea9809b742204f482e5fd5fa8719157f";

export default node;
