/**
 * @generated SignedSource<<ffa09dc7ebe6465b510445f3db4331a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type GroupFeatures_group$data = Result<{
  readonly featureCountAtLine: number;
  readonly features: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly " $fragmentSpreads": FragmentRefs<"FeatureList_features">;
      };
    }>;
    readonly totalCount: number;
  };
  readonly name: string;
  readonly path: string;
  readonly " $fragmentType": "GroupFeatures_group";
}, unknown>;
export type GroupFeatures_group$key = {
  readonly " $data"?: GroupFeatures_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupFeatures_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Variable",
  "name": "audience",
  "variableName": "audience"
},
v1 = {
  "kind": "Variable",
  "name": "linePercent",
  "variableName": "linePercent"
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
    },
    {
      "kind": "RootArgument",
      "name": "skip"
    },
    {
      "kind": "RootArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "GroupFeatures_group",
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
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "kind": "ScalarField",
      "name": "featureCountAtLine",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "first",
          "value": 50
        },
        (v1/*:: as any*/),
        {
          "kind": "Variable",
          "name": "skip",
          "variableName": "skip"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "FeatureConnection",
      "kind": "LinkedField",
      "name": "features",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FeatureEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Feature",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "FeatureList_features"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "aa0b1b8b7c102ade50daa28d20b8dcf7";

export default node;
