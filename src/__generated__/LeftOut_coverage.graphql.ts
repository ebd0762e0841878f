/**
 * @generated SignedSource<<98f538b4e27f270770fa41ab56507ebc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BlockerReason = "BEHIND_FLAG" | "NOT_SUPPORTED" | "PARTIAL_IMPLEMENTATION" | "PREFIXED" | "REMOVED" | "RENAMED";
export type SupportClass = "NO" | "PARTIAL" | "PREVIEW" | "REMOVED_PARTIAL" | "UNKNOWN" | "YES";
import type { FragmentRefs, Result } from "relay-runtime";
export type LeftOut_coverage$data = Result<{
  readonly blockerRanges: ReadonlyArray<{
    readonly class: SupportClass;
    readonly countedByEngine: ReadonlyArray<string>;
    readonly from: {
      readonly releasedOn: string | null | undefined;
      readonly version: string;
    };
    readonly isEstimated: boolean;
    readonly isNewest: boolean;
    readonly isOldest: boolean;
    readonly partialReason: string | null | undefined;
    readonly reason: BlockerReason;
    readonly share: number;
    readonly to: {
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly releasedOn: string | null | undefined;
      readonly version: string;
    };
  }>;
  readonly unknownShare: number;
  readonly " $fragmentType": "LeftOut_coverage";
}, unknown>;
export type LeftOut_coverage$key = {
  readonly " $data"?: LeftOut_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeftOut_coverage">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "releasedOn",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "LeftOut_coverage",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockerRange",
      "kind": "LinkedField",
      "name": "blockerRanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "from",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "to",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "browser",
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
          "kind": "ScalarField",
          "name": "isOldest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNewest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "class",
          "storageKey": null
        },
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
          "kind": "ScalarField",
          "name": "partialReason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEstimated",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "countedByEngine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};
})();

(node as any).hash = "60d66ddf5ebd69861e5a3b68a59ceaad";

export default node;
