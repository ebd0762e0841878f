/**
 * @generated SignedSource<<3092ccb568c3d71a394372553103d830>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
export type LimitedReason = "DISCOURAGED" | "MIXED" | "NONE_YET" | "ONE_BROWSER_SHORT";
import type { FragmentRefs } from "relay-runtime";
export type FeaturePage_feature$data = {
  readonly baseline: {
    readonly isNewlyOnUpperBound: boolean;
    readonly limitedReason: LimitedReason | null | undefined;
    readonly missingBrowsers: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
    readonly widelyOn: string | null | undefined;
  };
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"CoverageVerdict_coverage" | "LeftOut_coverage" | "ShortBrowsers_coverage">;
  };
  readonly discouraged: {
    readonly __typename: "Discouraged";
  } | null | undefined;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"CoverageOverTime_feature" | "FeatureBaseline_feature" | "FeatureDiscouraged_feature" | "FeatureHeader_feature" | "FeatureKeys_feature" | "FeatureReferences_feature" | "FeatureShare_feature" | "FeatureSupport_feature" | "FeatureTimeline_feature" | "ForecastLine_feature">;
  readonly " $fragmentType": "FeaturePage_feature";
};
export type FeaturePage_feature$key = {
  readonly " $data"?: FeaturePage_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeaturePage_feature">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
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
  "metadata": null,
  "name": "FeaturePage_feature",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureHeader_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ForecastLine_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CoverageOverTime_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureDiscouraged_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureKeys_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureTimeline_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureBaseline_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureSupport_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureReferences_feature"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FeatureShare_feature"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Discouraged",
      "kind": "LinkedField",
      "name": "discouraged",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "selections": [
            (v0/*:: as any*/)
          ],
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
        }
      ],
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CoverageVerdict_coverage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeftOut_coverage"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ShortBrowsers_coverage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};
})();

(node as any).hash = "3d4ddd771ec6f1800785127ae9127ebe";

export default node;
