/**
 * @generated SignedSource<<96e6a659337c10c00b9ee8101eb3e189>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type KeysAboveLine_compatKeys$data = ReadonlyArray<{
  readonly coverage: {
    readonly supportedShare: number;
  };
  readonly path: string;
  readonly " $fragmentType": "KeysAboveLine_compatKeys";
}>;
export type KeysAboveLine_compatKeys$key = ReadonlyArray<{
  readonly " $data"?: KeysAboveLine_compatKeys$data;
  readonly " $fragmentSpreads": FragmentRefs<"KeysAboveLine_compatKeys">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "KeysAboveLine_compatKeys",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "supportedShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};

(node as any).hash = "f4f9f09cb6372ae4871d98095c7513f0";

export default node;
