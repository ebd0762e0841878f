/**
 * @generated SignedSource<<d4470c185a3c50a523b12cf28064ffdb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SetUp_secondFactor$data = {
  readonly setupKey: string | null | undefined;
  readonly setupPicture: {
    readonly path: string;
    readonly size: number;
  } | null | undefined;
  readonly setupUri: string | null | undefined;
  readonly " $fragmentType": "SetUp_secondFactor";
};
export type SetUp_secondFactor$key = {
  readonly " $data"?: SetUp_secondFactor$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetUp_secondFactor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetUp_secondFactor",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setupKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "setupUri",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "QrCode",
      "kind": "LinkedField",
      "name": "setupPicture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SecondFactor",
  "abstractKey": null
};

(node as any).hash = "7850df2d7110a71246030a0a0479e6de";

export default node;
