/**
 * @generated SignedSource<<38e96a027b7482b0ddb881dcc7248c60>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignedIn_viewer$data = {
  readonly administration: {
    readonly " $fragmentSpreads": FragmentRefs<"Administration_administration">;
  } | null | undefined;
  readonly email: string | null | undefined;
  readonly hasNotices: boolean;
  readonly isOperator: boolean;
  readonly name: string;
  readonly waysIn: {
    readonly hasPassword: boolean;
    readonly hasProvider: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"Passkeys_waysIn">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PersonalTokens_viewer" | "Sessions_viewer">;
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNotices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Administration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Administration_administration"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaysIn",
      "kind": "LinkedField",
      "name": "waysIn",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPassword",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasProvider",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Passkeys_waysIn"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Sessions_viewer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonalTokens_viewer"
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2ba31b5e82b5bb1fd136cdd017b0fba3";

export default node;
