/**
 * @generated SignedSource<<bd0c857197de19336eb008af9d8c3555>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CaniuseDifferences_caniuse$data = {
  readonly differences: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
    };
    readonly isUsableThere: boolean;
  }>;
  readonly worldShare: number;
  readonly " $fragmentType": "CaniuseDifferences_caniuse";
};
export type CaniuseDifferences_caniuse$key = {
  readonly " $data"?: CaniuseDifferences_caniuse$data;
  readonly " $fragmentSpreads": FragmentRefs<"CaniuseDifferences_caniuse">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CaniuseDifferences_caniuse",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "worldShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CaniuseDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "browser",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsableThere",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Caniuse",
  "abstractKey": null
};

(node as any).hash = "7d053f9f4913616dc51fc2ac21eeac30";

export default node;
