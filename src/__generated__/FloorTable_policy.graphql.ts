/**
 * @generated SignedSource<<5f6ee269f60f928382c0bc791f175342>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FloorBasis = "ENGINE" | "MEASURED" | "NONE";
import type { FragmentRefs, Result } from "relay-runtime";
export type FloorTable_policy$data = Result<{
  readonly floors: ReadonlyArray<{
    readonly basis: FloorBasis;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly browserShare: number;
    readonly browserValueShare: number | null | undefined;
    readonly choices: ReadonlyArray<{
      readonly lostShare: number;
      readonly lostValueShare: number | null | undefined;
      readonly release: {
        readonly version: string;
      };
    }>;
    readonly lostShare: number;
    readonly lostValueShare: number | null | undefined;
    readonly release: {
      readonly version: string;
    };
  }>;
  readonly value: {
    readonly name: string;
    readonly step: number;
  } | null | undefined;
  readonly " $fragmentType": "FloorTable_policy";
}, unknown>;
export type FloorTable_policy$key = {
  readonly " $data"?: FloorTable_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"FloorTable_policy">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
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
    }
  ],
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostShare",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lostValueShare",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "FloorTable_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyFloor",
      "kind": "LinkedField",
      "name": "floors",
      "plural": true,
      "selections": [
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
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "basis",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
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
          "kind": "ScalarField",
          "name": "browserValueShare",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PolicyFloorChoice",
          "kind": "LinkedField",
          "name": "choices",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "bfa792957fc8f5cbae03c6f247d54f61";

export default node;
