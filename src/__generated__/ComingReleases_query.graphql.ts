/**
 * @generated SignedSource<<297832cf95117a7181ceba10677ffaf5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseTiming = "OUT" | "PLANNED" | "UNCONFIRMED" | "UNDATED";
import type { FragmentRefs, Result } from "relay-runtime";
export type ComingReleases_query$data = Result<{
  readonly releaseCalendar: ReadonlyArray<{
    readonly browserShare: number;
    readonly crossing: ReadonlyArray<{
      readonly name: string;
      readonly slug: string;
    }>;
    readonly release: {
      readonly browser: {
        readonly name: string;
        readonly slug: string;
      };
      readonly newCompatKeys: {
        readonly totalCount: number;
      };
      readonly newFeatures: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly name: string;
            readonly slug: string;
          };
        }>;
        readonly totalCount: number;
      };
      readonly timing: ReleaseTiming;
      readonly version: string;
      readonly " $fragmentSpreads": FragmentRefs<"ReleaseDay_release">;
    };
  }>;
  readonly " $fragmentType": "ComingReleases_query";
}, unknown>;
export type ComingReleases_query$key = {
  readonly " $data"?: ComingReleases_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComingReleases_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
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
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "ComingReleases_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        },
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "CalendarEntry",
      "kind": "LinkedField",
      "name": "releaseCalendar",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browserShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Release",
          "kind": "LinkedField",
          "name": "release",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timing",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ReleaseDay_release"
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Browser",
              "kind": "LinkedField",
              "name": "browser",
              "plural": false,
              "selections": (v0/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 10
                }
              ],
              "concreteType": "FeatureConnection",
              "kind": "LinkedField",
              "name": "newFeatures",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                      "selections": (v0/*:: as any*/),
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": "newFeatures(first:10)"
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 1
                }
              ],
              "concreteType": "CompatKeyConnection",
              "kind": "LinkedField",
              "name": "newCompatKeys",
              "plural": false,
              "selections": [
                (v1/*:: as any*/)
              ],
              "storageKey": "newCompatKeys(first:1)"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Feature",
          "kind": "LinkedField",
          "name": "crossing",
          "plural": true,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "a36dee4fb90ceeb71ef3aa25f69e01f8";

export default node;
