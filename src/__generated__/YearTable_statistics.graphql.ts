/**
 * @generated SignedSource<<feb4d7a20112c2f0336185f1f13be4fb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type YearTable_statistics$data = {
  readonly browsers: ReadonlyArray<{
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly featureCounts: ReadonlyArray<number>;
  }>;
  readonly days: ReadonlyArray<string>;
  readonly newlyCounts: ReadonlyArray<number>;
  readonly widelyCounts: ReadonlyArray<number>;
  readonly " $fragmentType": "YearTable_statistics";
};
export type YearTable_statistics$key = {
  readonly " $data"?: YearTable_statistics$data;
  readonly " $fragmentSpreads": FragmentRefs<"YearTable_statistics">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "YearTable_statistics",
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

(node as any).hash = "9e03f0b543fdbb22b2c625a24bba5cbf";

export default node;
