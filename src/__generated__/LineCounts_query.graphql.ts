/**
 * @generated SignedSource<<89b59f2a462f15c558dd77c0e2008a09>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type LineCounts_query$data = Result<{
  readonly catalogue: {
    readonly featureCount: number;
  };
  readonly lineCounts: {
    readonly count: number;
    readonly forecast: ReadonlyArray<{
      readonly highCount: number;
      readonly likelyCount: number;
      readonly lowCount: number;
      readonly on: string;
    }>;
    readonly on: string;
    readonly past: ReadonlyArray<{
      readonly comparableCount: number | null | undefined;
      readonly on: string;
      readonly possibleCount: number;
    }> | null | undefined;
    readonly possibleCount: number;
  };
  readonly " $fragmentType": "LineCounts_query";
}, unknown>;
export type LineCounts_query$key = {
  readonly " $data"?: LineCounts_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"LineCounts_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "on",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "possibleCount",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    },
    {
      "kind": "RootArgument",
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "LineCounts_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Catalogue",
      "kind": "LinkedField",
      "name": "catalogue",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "featureCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "LineCounts",
      "kind": "LinkedField",
      "name": "lineCounts",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "PastCount",
          "kind": "LinkedField",
          "name": "past",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "comparableCount",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CountForecast",
          "kind": "LinkedField",
          "name": "forecast",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lowCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "likelyCount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "highCount",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "f668aeb0ceb1e7a1c69058338d72eee1";

export default node;
