/**
 * @generated SignedSource<<45ed323bd86e14391c03ed4adfe509ce>>
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
    readonly packages: ReadonlyArray<{
      readonly license: string;
      readonly name: string;
      readonly version: string;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"DataDays_catalogue">;
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DataDays_catalogue"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "DataPackage",
            "kind": "LinkedField",
            "name": "packages",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "asOf",
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
          "name": "key",
          "variableName": "audience"
        }
      ],
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "bb052265daa95aa81b4940827014a7e6";

export default node;
