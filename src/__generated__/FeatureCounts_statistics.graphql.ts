/**
 * @generated SignedSource<<30f557377c0924c2a051d3eac1a55ea5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FeatureCounts_statistics$data = {
  readonly browsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly featureCounts: ReadonlyArray<number>;
  }>;
  readonly days: ReadonlyArray<string>;
  readonly " $fragmentType": "FeatureCounts_statistics";
};
export type FeatureCounts_statistics$key = {
  readonly " $data"?: FeatureCounts_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureCounts_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FeatureCounts_statistics",
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
      "concreteType": "BrowserStatistics",
      "kind": "LinkedField",
      "name": "browsers",
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
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureCounts",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Statistics",
  "abstractKey": null
};

(node as any).hash = "2fc7207dc9bd0a262a05b86aead710ca";

export default node;
