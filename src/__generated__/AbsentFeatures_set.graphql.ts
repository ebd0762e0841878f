/**
 * @generated SignedSource<<df56ce35cd83bdf381283638c294fb5d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbsentFeatureReason = "OVER_LIMIT" | "SPLIT" | "UNKNOWN";
import type { FragmentRefs, Result } from "relay-runtime";
export type AbsentFeatures_set$data = Result<{
  readonly absent: ReadonlyArray<{
    readonly matches: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly reason: AbsentFeatureReason;
    readonly slug: string;
  }>;
  readonly features: ReadonlyArray<{
    readonly slug: string;
  }>;
  readonly moved: ReadonlyArray<{
    readonly movedTo: {
      readonly name: string;
    };
    readonly slug: string;
  }>;
  readonly " $fragmentType": "AbsentFeatures_set";
}, unknown>;
export type AbsentFeatures_set$key = {
  readonly " $data"?: AbsentFeatures_set$data;
  readonly " $fragmentSpreads": FragmentRefs<"AbsentFeatures_set">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AbsentFeatures_set",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "features",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MovedFeature",
      "kind": "LinkedField",
      "name": "moved",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "movedTo",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AbsentFeature",
      "kind": "LinkedField",
      "name": "absent",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "matches",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSet",
  "abstractKey": null
};
})();

(node as any).hash = "702736b51f5f64adf07ffbae030a1077";

export default node;
