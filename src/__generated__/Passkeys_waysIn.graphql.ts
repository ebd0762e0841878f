/**
 * @generated SignedSource<<cb78329c099e92eddac040b5c61ce840>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Passkeys_waysIn$data = {
  readonly passkeys: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "Passkeys_waysIn";
};
export type Passkeys_waysIn$key = {
  readonly " $data"?: Passkeys_waysIn$data;
  readonly " $fragmentSpreads": FragmentRefs<"Passkeys_waysIn">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Passkeys_waysIn",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "createdAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WaysIn",
  "abstractKey": null
};

(node as any).hash = "fa944144f6383203fbaf8864e3a5f341";

export default node;
