/**
 * @generated SignedSource<<df2050b9e6f2b3647320984be3ff5338>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SetCosts_set$data = Result<{
  readonly costliestPair: {
    readonly features: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly gainedShare: number;
  } | null | undefined;
  readonly costs: ReadonlyArray<{
    readonly gainedShare: number;
  }>;
  readonly coverage: {
    readonly supportedShare: number;
  };
  readonly features: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"CostTable_set">;
  readonly " $fragmentType": "SetCosts_set";
}, unknown>;
export type SetCosts_set$key = {
  readonly " $data"?: SetCosts_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetCosts_set">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Feature",
  "kind": "LinkedField",
  "name": "features",
  "plural": true,
  "selections": [
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
v1 = [
  {
    "kind": "Variable",
    "name": "audience",
    "variableName": "audience"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "gainedShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "SetCosts_set",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": (v1/*:: as any*/),
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
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "SetCost",
      "kind": "LinkedField",
      "name": "costs",
      "plural": true,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v1/*:: as any*/),
      "concreteType": "SetCost",
      "kind": "LinkedField",
      "name": "costliestPair",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CostTable_set"
    }
  ],
  "type": "FeatureSet",
  "abstractKey": null
};
})();

(node as any).hash = "c9acb822d682e7eea4609ad426645f62";

export default node;
