/**
 * @generated SignedSource<<a1636df56683a75befb72936a1542df7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AndroidSpread_audience$data = {
  readonly isAndroidEstimated: boolean;
  readonly key: string;
  readonly " $fragmentType": "AndroidSpread_audience";
};
export type AndroidSpread_audience$key = {
  readonly " $data"?: AndroidSpread_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AndroidSpread_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AndroidSpread_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAndroidEstimated",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "58a46bbc213680fca402ce1a35677d2d";

export default node;
