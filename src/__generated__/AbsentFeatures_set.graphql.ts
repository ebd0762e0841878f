/**
 * @generated SignedSource<<07ff96097b2605f58a763a97cc6c678b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbsentFeatureReason = "OVER_LIMIT" | "SPLIT" | "UNKNOWN";
import type { FragmentRefs } from "relay-runtime";
export type AbsentFeatures_set$data = {
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
};
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
  "metadata": null,
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

(node as any).hash = "5061bdfef87f11110608b2a712314120";

export default node;
