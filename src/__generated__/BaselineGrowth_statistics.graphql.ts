/**
 * @generated SignedSource<<24e4d951f0ab908724d28a47242c6d8d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineGrowth_statistics$data = {
  readonly days: ReadonlyArray<string>;
  readonly newlyCounts: ReadonlyArray<number>;
  readonly widelyCounts: ReadonlyArray<number>;
  readonly " $fragmentType": "BaselineGrowth_statistics";
};
export type BaselineGrowth_statistics$key = {
  readonly " $data"?: BaselineGrowth_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineGrowth_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BaselineGrowth_statistics",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "days",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newlyCounts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widelyCounts",
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "4f56c6a0d31ca900ab162cf314f9be46";

export default node;
