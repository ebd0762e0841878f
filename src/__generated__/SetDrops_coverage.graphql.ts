/**
 * @generated SignedSource<<e0fc32a326a2e97292da90b0798ec5a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SetDrops_coverage$data = Result<{
  readonly releasesToDrop: {
    readonly droppedShare: number;
    readonly isEnough: boolean;
    readonly releases: ReadonlyArray<{
      readonly release: {
        readonly browser: {
          readonly name: string;
          readonly slug: string;
        };
        readonly version: string;
      };
      readonly share: number;
    }>;
    readonly shareAfter: number;
  };
  readonly " $fragmentType": "SetDrops_coverage";
}, unknown>;
export type SetDrops_coverage$key = {
  readonly " $data"?: SetDrops_coverage$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetDrops_coverage">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "SetDrops_coverage",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "concreteType": "ReleasesToDrop",
      "kind": "LinkedField",
      "name": "releasesToDrop",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DroppedRelease",
          "kind": "LinkedField",
          "name": "releases",
          "plural": true,
          "selections": [
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
              "name": "share",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "droppedShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "shareAfter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isEnough",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Coverage",
  "abstractKey": null
};

(node as any).hash = "feb81041bd879f153072ca4d30f48d10";

export default node;
