/**
 * @generated SignedSource<<50bfa74c7344dce08fcb1ad5b10a2eff>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type LimitedReason = "DISCOURAGED" | "MIXED" | "NONE_YET" | "ONE_BROWSER_SHORT";
import type { FragmentRefs, Result } from "relay-runtime";
export type FeatureBaseline_feature$data = Result<{
  readonly baseline: {
    readonly isNewlyOnUpperBound: boolean;
    readonly limitedReason: LimitedReason | null | undefined;
    readonly missingBrowsers: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly newlyOn: string | null | undefined;
    readonly partialBrowsers: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly status: BaselineStatus;
    readonly widelyOn: string | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UnpublishedStatus_feature">;
  readonly " $fragmentType": "FeatureBaseline_feature";
}, unknown>;
export type FeatureBaseline_feature$key = {
  readonly " $data"?: FeatureBaseline_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureBaseline_feature">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FeatureBaseline_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Baseline",
      "kind": "LinkedField",
      "name": "baseline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newlyOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "widelyOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNewlyOnUpperBound",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limitedReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "missingBrowsers",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "partialBrowsers",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnpublishedStatus_feature"
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "3d97aff354ea0f3ffdc4935614620eeb";

export default node;
