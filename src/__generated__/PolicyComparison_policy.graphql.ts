/**
 * @generated SignedSource<<4aa78c5871316f1da0840e6666170b1d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PolicyComparison_policy$data = Result<{
  readonly comparedWith: {
    readonly other: {
      readonly " $fragmentSpreads": FragmentRefs<"AbsentNames_policy" | "ComparedFloors_policies" | "ComparedTerms_policies">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"ComparedFeatures_comparison">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ComparedFloors_policies" | "ComparedTerms_policies">;
  readonly " $fragmentType": "PolicyComparison_policy";
}, unknown>;
export type PolicyComparison_policy$key = {
  readonly " $data"?: PolicyComparison_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyComparison_policy">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ComparedTerms_policies"
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "ComparedFloors_policies"
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "other"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "PolicyComparison_policy",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "policy",
          "variableName": "other"
        }
      ],
      "concreteType": "PolicyComparison",
      "kind": "LinkedField",
      "name": "comparedWith",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Policy",
          "kind": "LinkedField",
          "name": "other",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "AbsentNames_policy"
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ComparedFeatures_comparison"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "140000746ef814d3feb36ef0b5d47ea7";

export default node;
