/**
 * @generated SignedSource<<803b0db6e492ccc4ac2c13c5f3c5db6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BaselineYears_years$data = ReadonlyArray<{
  readonly newlyCount: number;
  readonly widelyCount: number;
  readonly year: number;
  readonly " $fragmentType": "BaselineYears_years";
}>;
export type BaselineYears_years$key = ReadonlyArray<{
  readonly " $data"?: BaselineYears_years$data;
  readonly " $fragmentSpreads": FragmentRefs<"BaselineYears_years">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BaselineYears_years",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "newlyCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "widelyCount",
      "storageKey": null
    }
  ],
  "type": "BaselineYear",
  "abstractKey": null
};

(node as any).hash = "e92996a1c8d6d03c4a30624d0e299b94";

export default node;
