/**
 * @generated SignedSource<<236d6c0787a52e15f823fd5e570c48a4>>
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
export type CompatKeyFacts_compatKey$data = Result<{
  readonly baseline: {
    readonly isNewlyOnUpperBound: boolean;
    readonly limitedReason: LimitedReason | null | undefined;
    readonly newlyOn: string | null | undefined;
    readonly status: BaselineStatus;
    readonly widelyOn: string | null | undefined;
  } | null | undefined;
  readonly differsFromFeature: boolean;
  readonly feature: {
    readonly baseline: {
      readonly " $fragmentSpreads": FragmentRefs<"BaselineMark_baseline">;
    };
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly isWithdrawn: boolean;
  readonly mdnUrl: string | null | undefined;
  readonly path: string;
  readonly sourceUrl: string | null | undefined;
  readonly specifications: ReadonlyArray<{
    readonly title: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "CompatKeyFacts_compatKey";
}, unknown>;
export type CompatKeyFacts_compatKey$key = {
  readonly " $data"?: CompatKeyFacts_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyFacts_compatKey">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "newlyOn",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "widelyOn",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isNewlyOnUpperBound",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CompatKeyFacts_compatKey",
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
      "name": "differsFromFeature",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mdnUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isWithdrawn",
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "limitedReason",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feature",
      "kind": "LinkedField",
      "name": "feature",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
          "args": null,
          "concreteType": "Baseline",
          "kind": "LinkedField",
          "name": "baseline",
          "plural": false,
          "selections": [
            {
              "kind": "InlineDataFragmentSpread",
              "name": "BaselineMark_baseline",
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "args": null,
              "argumentDefinitions": []
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Specification",
      "kind": "LinkedField",
      "name": "specifications",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};
})();

(node as any).hash = "2b8f730c794b14fa06da72ffccf88b03";

export default node;
