/**
 * @generated SignedSource<<020134e5d81193344d37dc0ae4cde644>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DataLagLevel = "CURRENT" | "LATE" | "STALE" | "UNKNOWN";
export type DataPollOutcome = "ACTIVATED" | "CURRENT" | "FAILED" | "HELD" | "REJECTED";
import type { FragmentRefs, Result } from "relay-runtime";
export type DataAge_query$data = Result<{
  readonly catalogue: {
    readonly packages: ReadonlyArray<{
      readonly license: string;
      readonly name: string;
      readonly role: string;
      readonly version: string;
    }>;
    readonly version: string;
    readonly " $fragmentSpreads": FragmentRefs<"DataDays_catalogue">;
  };
  readonly dataLag: {
    readonly days: number | null | undefined;
    readonly level: DataLagLevel;
    readonly newer: {
      readonly asOf: string | null | undefined;
      readonly version: string;
    } | null | undefined;
    readonly packages: ReadonlyArray<{
      readonly because: string | null | undefined;
      readonly days: number;
      readonly name: string;
      readonly published: string;
      readonly served: string;
    }>;
    readonly silentDays: number | null | undefined;
  };
  readonly dataPoll: {
    readonly at: string;
    readonly by: string;
    readonly outcome: DataPollOutcome;
    readonly says: string;
  } | null | undefined;
  readonly " $fragmentType": "DataAge_query";
}, unknown>;
export type DataAge_query$key = {
  readonly " $data"?: DataAge_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataAge_query">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "days",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "DataAge_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Catalogue",
      "kind": "LinkedField",
      "name": "catalogue",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
            (v1/*:: as any*/),
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "license",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "role",
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
      "concreteType": "DataLag",
      "kind": "LinkedField",
      "name": "dataLag",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "level",
          "storageKey": null
        },
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "silentDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DataVersion",
          "kind": "LinkedField",
          "name": "newer",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
          "args": null,
          "concreteType": "PackageLag",
          "kind": "LinkedField",
          "name": "packages",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "served",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "published",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "because",
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
      "concreteType": "DataPoll",
      "kind": "LinkedField",
      "name": "dataPoll",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "by",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "says",
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

(node as any).hash = "89c2fea409d0a6d389c2f2d2229656fe";

export default node;
