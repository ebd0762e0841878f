/**
 * @generated SignedSource<<7e01c50ee057bd020dd0a840c489b02e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataVersionStatus = "ACTIVE" | "FETCHED" | "REJECTED" | "RETIRED" | "VERIFIED";
import type { FragmentRefs, Result } from "relay-runtime";
export type DataVersions_query$data = Result<{
  readonly dataVersions: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly asOf: string | null | undefined;
        readonly isBuiltIn: boolean;
        readonly packages: ReadonlyArray<{
          readonly name: string;
          readonly version: string;
        }>;
        readonly rejectedBecause: string | null | undefined;
        readonly status: DataVersionStatus;
        readonly version: string;
      };
    }>;
  };
  readonly " $fragmentType": "DataVersions_query";
}, unknown>;
export type DataVersions_query$key = {
  readonly " $data"?: DataVersions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataVersions_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "DataVersions_query",
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
                (v0/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isBuiltIn",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "rejectedBecause",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "DataPackage",
                  "kind": "LinkedField",
                  "name": "packages",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    },
                    (v0/*:: as any*/)
                  ],
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
})();

(node as any).hash = "0f19034c0662650fe74fd2a783fcd1b3";

export default node;
