/**
 * @generated SignedSource<<2fde1eb50c1ebbc7d50ed6d03b9df84c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataVersionStatus = "ACTIVE" | "FETCHED" | "REJECTED" | "RETIRED" | "VERIFIED";
import type { FragmentRefs, Result } from "relay-runtime";
export type MissingVersion_query$data = Result<{
  readonly dataVersions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly asOf: string | null | undefined;
        readonly status: DataVersionStatus;
        readonly version: string;
      };
    }>;
  };
  readonly " $fragmentType": "MissingVersion_query";
}, unknown>;
export type MissingVersion_query$key = {
  readonly " $data"?: MissingVersion_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MissingVersion_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "MissingVersion_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "DataVersionConnection",
      "kind": "LinkedField",
      "name": "dataVersions",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "DataVersionEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "DataVersion",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "asOf",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "dataVersions(first:100)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "6db86712ae880486e0554bde2b6c4370";

export default node;
