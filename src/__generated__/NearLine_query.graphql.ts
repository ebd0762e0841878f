/**
 * @generated SignedSource<<901c406326c8de4dd904fafc56057ba9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type NearLine_query$data = Result<{
  readonly featuresNearLine: {
    readonly above: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"NearLineList_features">;
    }>;
    readonly below: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"NearLineList_features">;
    }>;
  };
  readonly " $fragmentType": "NearLine_query";
}, unknown>;
export type NearLine_query$key = {
  readonly " $data"?: NearLine_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NearLine_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "NearLineList_features"
  }
];
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
  "name": "NearLine_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "NearLine",
      "kind": "LinkedField",
      "name": "featuresNearLine",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "above",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "below",
          "plural": true,
          "selections": (v0/*:: as any*/),
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

(node as any).hash = "17a6484ce240559b873b3cf9f1b02077";

export default node;
