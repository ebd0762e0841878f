/**
 * @generated SignedSource<<3b93534334a53a9cf7beb05b12ef96da>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFooter_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly baselineNow: {
    readonly asOf: string;
  };
  readonly catalogue: {
    readonly ageDays: number;
    readonly asOf: string;
    readonly packages: ReadonlyArray<{
      readonly license: string;
      readonly name: string;
      readonly version: string;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "SiteFooter_query";
};
export type SiteFooter_query$key = {
  readonly " $data"?: SiteFooter_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFooter_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "asOf",
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
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFooter_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Catalogue",
        "kind": "LinkedField",
        "name": "catalogue",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ageDays",
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
              (v1/*:: as any*/),
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
                "name": "license",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BaselineNow",
      "kind": "LinkedField",
      "name": "baselineNow",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "audience"
        }
      ],
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "24dad7e0dec0a8fb3a7ee8fc290ca732";

export default node;
