/**
 * @generated SignedSource<<be47b1ddd015b195ff3ce8a14217e2ef>>
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
    readonly status: BaselineStatus;
    readonly widelyOn: string | null | undefined;
  };
  readonly " $fragmentType": "FeatureBaseline_feature";
}, unknown>;
export type FeatureBaseline_feature$key = {
  readonly " $data"?: FeatureBaseline_feature$data;
  readonly " $fragmentSpreads": FragmentRefs<"FeatureBaseline_feature">;
};

const node: ReaderFragment = {
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Feature",
  "abstractKey": null
};

(node as any).hash = "12ad4cce5347ebe00b45ea2bcf626ef8";

export default node;
