/**
 * @generated SignedSource<<8e474ff7ee5bfa3d36830bfb55a92cdc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type ProvenFeatures_test$data = Result<{
  readonly provenCount: number;
  readonly provenFeatures: ReadonlyArray<{
    readonly name: string;
    readonly slug: string;
  }>;
  readonly " $fragmentType": "ProvenFeatures_test";
}, unknown>;
export type ProvenFeatures_test$key = {
  readonly " $data"?: ProvenFeatures_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProvenFeatures_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ProvenFeatures_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "provenCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 3
        }
      ],
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "provenFeatures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": "provenFeatures(first:3)"
    }
  ],
  "type": "SupportTest",
  "abstractKey": null
};

(node as any).hash = "b9a4174100a8ca060fa04aab22e834a9";

export default node;
